/** How often a translation has the values and tags of English, and tags and values that stand for nothing. */
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
} from '@formatjs/icu-messageformat-parser';
import { partOf, shown } from './arguments';
import { error, type Issue } from './finding';
import { everyElement, visibleText, type Elements } from './icu';

/** How often each value and tag is met on the way that is shown, fewest and most. */
type Counts = ReadonlyMap<string, readonly [least: number, most: number]>;

function countsOf(elements: Elements): Counts {
  const counts = new Map<string, readonly [number, number]>();
  const add = (label: string, [least, most]: readonly [number, number]) => {
    const [low, high] = counts.get(label) ?? [0, 0];
    counts.set(label, [low + least, high + most]);
  };
  for (const element of elements) {
    const part = partOf(element);
    if (part) add(shown(part), [1, 1]);
    if (isTagElement(element))
      for (const [label, count] of countsOf(element.children)) add(label, count);
    if (!isPluralElement(element) && !isSelectElement(element)) continue;
    const forms = Object.values(element.options).map(({ value }) => countsOf(value));
    for (const label of new Set(forms.flatMap((form) => [...form.keys()]))) {
      const found = forms.map((form) => form.get(label) ?? ([0, 0] as const));
      add(label, [
        Math.min(...found.map(([least]) => least)),
        Math.max(...found.map(([, most]) => most)),
      ]);
    }
  }
  return counts;
}

/** Values and tags that a translation has more often or more seldom than English, or not in each form. */
export function countIssues(english: Elements, own: Elements): Issue[] {
  const had = countsOf(own);
  // A number may be said twice or be left to a pronoun: languages differ in it.
  const repeatable = new Set(
    [english, own].flatMap((elements) =>
      everyElement(elements).flatMap((element) => {
        const part = partOf(element);
        return part?.kind === 'number' ? [shown(part)] : [];
      }),
    ),
  );
  return [...countsOf(english)].flatMap(([label, [least, most]]) => {
    const [ownLeast, ownMost] = had.get(label) ?? [0, 0];
    if (ownMost === 0 || repeatable.has(label)) return [];
    if (ownMost > most)
      return [
        error(
          `has ${label} ${ownMost} times, English ${most}`,
          `leave ${label} only where it belongs`,
        ),
      ];
    if (ownMost < most)
      return [
        error(
          `has ${label} ${ownMost} times, English ${most}`,
          `put in ${label} where it is missing`,
        ),
      ];
    return least > 0 && ownLeast === 0
      ? [
          error(
            `lacks ${label} in some of its forms`,
            `put ${label} in each form, or outside the forms`,
          ),
        ]
      : [];
  });
}

/** A value that stands twice in a row. */
export function doubledIssues(own: Elements): Issue[] {
  return own.flatMap((element, index) => {
    if (isTagElement(element)) return doubledIssues(element.children);
    if (isPluralElement(element) || isSelectElement(element))
      return Object.values(element.options).flatMap(({ value }) => doubledIssues(value));
    const part = partOf(element);
    const between = own[index - 1];
    const blank = between && isLiteralElement(between) && between.value.trim() === '';
    const before = own[blank ? index - 2 : index - 1];
    const same = part && before && partOf(before)?.name === part.name;
    return same ? [error(`has ${shown(part)} twice in a row`, 'delete one')] : [];
  });
}

/** Tags between which nothing stands, where English has words. */
export function emptyTagIssues(own: Elements): Issue[] {
  return everyElement(own).flatMap((element) =>
    isTagElement(element) && visibleText(element.children, '1').trim() === ''
      ? [
          error(
            `has nothing between <${element.value}> and </${element.value}>`,
            'put the words there that English has between them',
          ),
        ]
      : [],
  );
}
