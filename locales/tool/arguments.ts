/** Values and tags of a message: a translation needs the same ones as English, no fewer and no more. */
import {
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { error, type Issue } from './finding';
import { everyElement, type Elements } from './icu';

/** Number, plural and selectordinal are one kind: each language picks what its grammar needs. */
type Kind = 'text' | 'number' | 'date' | 'choice' | 'tag';

/** A value or a tag. */
export interface Part {
  readonly name: string;
  readonly kind: Kind;
  /** Choices of a select. */
  readonly options: readonly string[];
}

const kindWords: Readonly<Record<Kind, string>> = {
  text: 'a plain text',
  number: 'a number',
  date: 'a date or time',
  choice: 'a choice (select)',
  tag: 'a tag',
};

/** What an element is; null for words. */
export function partOf(element: MessageFormatElement): Part | null {
  if (!('value' in element) || element.type === 0) return null;
  const options = isSelectElement(element) ? Object.keys(element.options) : [];
  const kind: Kind = isTagElement(element)
    ? 'tag'
    : isNumberElement(element) || isPluralElement(element)
      ? 'number'
      : isDateElement(element) || isTimeElement(element)
        ? 'date'
        : isSelectElement(element)
          ? 'choice'
          : 'text';
  return { name: element.value, kind, options };
}

/** A tag and a value may share a name, so the kind is part of a tag's identity. */
function partsOf(elements: Elements): Map<string, Part> {
  const parts = everyElement(elements)
    .map(partOf)
    .filter((part) => part !== null);
  return new Map(parts.map((part) => [shown(part), part]));
}

/** A part as a finding calls it. */
export function shown({ name, kind }: Part): string {
  return kind === 'tag' ? `<${name}>` : `{${name}}`;
}

function compare(wanted: Part, own: Part | undefined): Issue[] {
  const label = shown(wanted);
  if (!own)
    return [
      error(`lacks ${label}, which English has`, `put ${label} where it belongs in the sentence`),
    ];
  if (own.kind !== wanted.kind)
    return [
      error(
        `${label} is ${kindWords[own.kind]} here and ${kindWords[wanted.kind]} in English`,
        'write what stands between { and } as in English',
      ),
    ];
  const unknown = own.options.filter((option) => !wanted.options.includes(option));
  return unknown.map((option) =>
    error(
      `${label} has the choice “${option}”, which never comes`,
      `use the choices of English: ${wanted.options.join(', ')}`,
    ),
  );
}

/** What a translation's values and tags have too few, too many or of another kind. */
export function argumentIssues(english: Elements, own: Elements): Issue[] {
  const wanted = partsOf(english);
  const had = partsOf(own);
  const extra = [...had.keys()].filter((label) => !wanted.has(label));
  return [
    ...[...wanted].flatMap(([label, part]) => compare(part, had.get(label))),
    ...extra.map((label) =>
      error(
        `has ${label}, which English does not have`,
        wanted.size > 0
          ? `use the names of English, unchanged: ${[...wanted.keys()].join(', ')}`
          : 'delete it: nothing will fill it in',
      ),
    ),
  ];
}
