/** Plural forms: those that a language's grammar needs (CLDR, by `Intl.PluralRules`), and no others. */
import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import { error, warning, type Issue } from './finding';
import { everyElement, type Elements } from './icu';

/** Forms that a language has only for millions (“1 000 000 de jours”): no text of the site gets there. */
const optional: Readonly<Record<string, readonly string[]>> = {
  fr: ['many'],
  it: ['many'],
  es: ['many'],
  pt: ['many'],
};

/** Far enough to meet every form that whole numbers have. */
const highest = 200;

function rulesOf(iso: string, { pluralType }: PluralElement): Intl.PluralRules {
  return new Intl.PluralRules(iso, { type: pluralType ?? 'cardinal' });
}

function showsNumber(value: Elements, name: string): boolean {
  return everyElement(value).some(
    (element) =>
      isPoundElement(element) ||
      ((isArgumentElement(element) || isNumberElement(element)) && element.value === name),
  );
}

/** Whole numbers that get a form, apart from those with a form of their own (`=0`). */
function numbersOf(form: string, rules: Intl.PluralRules, exact: ReadonlySet<string>): number[] {
  return Array.from({ length: highest + 1 }, (_, number) => number).filter(
    (number) => rules.select(number) === form && !exact.has(`=${number}`),
  );
}

function pluralIssues(plural: PluralElement, iso: string, numberMatters: boolean): Issue[] {
  const rules = rulesOf(iso, plural);
  const { pluralCategories } = rules.resolvedOptions();
  const spared = optional[iso.slice(0, 2)] ?? [];
  const had = Object.keys(plural.options);
  const exact = new Set(had.filter((form) => form.startsWith('=')));
  const name = plural.value;
  const missing = pluralCategories.filter((form) => !had.includes(form) && !spared.includes(form));
  const unused = had.filter(
    (form) => !exact.has(form) && !(pluralCategories as string[]).includes(form),
  );
  const silent = had.filter((form) => {
    if (exact.has(form) || !numberMatters) return false;
    if (showsNumber(plural.options[form]?.value ?? [], name)) return false;
    return form === 'other' || numbersOf(form, rules, exact).length > 1;
  });
  return [
    ...missing.map((form) => {
      const numbers = numbersOf(form, rules, exact).slice(0, 4).join(', ');
      return error(
        `{${name}} lacks the plural form “${form}”`,
        `add ${form} {…}${numbers ? `: the form for ${numbers}` : ''}`,
      );
    }),
    ...unused.map((form) =>
      warning(
        `{${name}} has the plural form “${form}”, which this language does not use`,
        `delete ${form} {…}; the forms are ${pluralCategories.join(', ')}`,
      ),
    ),
    ...silent.map((form) =>
      error(
        `the plural form “${form}” of {${name}} does not show the number`,
        `write # where the number belongs${form === 'other' ? '' : `: the form is also used for ${numbersOf(form, rules, exact).slice(1, 3).join(', ')}`}`,
      ),
    ),
  ];
}

/**
 * What is wrong with a message's plurals. A form must show its number if English shows it and the
 * form stands for more than one.
 */
export function pluralFormIssues(elements: Elements, english: Elements, iso: string): Issue[] {
  const plurals = everyElement(elements).filter(isPluralElement);
  return plurals.flatMap((plural) => {
    const inEnglish = everyElement(english).some((element) =>
      isPluralElement(element)
        ? element.value === plural.value &&
          showsNumber(element.options.other?.value ?? [], plural.value)
        : isNumberElement(element) && element.value === plural.value,
    );
    return pluralIssues(plural, iso, inEnglish);
  });
}
