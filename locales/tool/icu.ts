/** Reads a message with the parser that the build uses, and says in plain words what it cannot read. */
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { error, type Issue } from './finding';

/** The pieces of a message. */
export type Elements = readonly MessageFormatElement[];

const asEnglish = 'copy what stands between { and } from English';

const forms = 'write each form as one {…} other {…}';

const closeTags = 'copy the tags from English: <b>…</b>, each opened and closed once';

/** What the parser's complaints mean to a person: problem, mending. */
const complaints: Readonly<Record<string, readonly [string, string]>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: ['a { has no closing }', 'add the }, or delete the {'],
  EMPTY_ARGUMENT: ['there is nothing between { and }', asEnglish],
  MALFORMED_ARGUMENT: ['the name between { and } cannot be read', asEnglish],
  EXPECT_ARGUMENT_TYPE: ['a comma between { and } has nothing behind it', asEnglish],
  INVALID_ARGUMENT_TYPE: [
    'the word after the comma in {…} is not known',
    'use number, plural, selectordinal, select, date or time',
  ],
  MISSING_OTHER_CLAUSE: ['the form “other” is missing', 'add other {…} as the last form'],
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: ['a form stands twice', 'keep one of the two'],
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: ['a form stands twice', 'keep one of the two'],
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: ['a form has no text in braces', forms],
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: ['a form has no text in braces', forms],
  EXPECT_PLURAL_ARGUMENT_SELECTOR: ['plural has no forms', forms],
  EXPECT_SELECT_ARGUMENT_OPTIONS: ['the forms are missing', forms],
  INVALID_PLURAL_ARGUMENT_SELECTOR: ['a plural form has a name that cannot be read', forms],
  INVALID_TAG: ['a tag cannot be read', closeTags],
  INVALID_TAG_NAME: ['a tag has a name that cannot be read', closeTags],
  UNMATCHED_CLOSING_TAG: ['a tag is closed that was not opened', closeTags],
  UNCLOSED_TAG: ['a tag is not closed', closeTags],
};

/** All pieces, those inside forms and tags too. */
export function everyElement(elements: Elements): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...everyElement(element.children)];
    if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.values(element.options);
      return [element, ...options.flatMap(({ value }) => everyElement(value))];
    }
    return [element];
  });
}

interface Read {
  readonly elements: Elements;
  readonly issue: Issue | null;
}

/** What has been read: an English text is read once, not once for each language. */
const known = new Map<string, Read>();

/** A message's pieces, or why it has none. `places` adds to each where it stands in the text. */
export function readMessage(text: string, places = false): Read {
  if (places) return parsed(text, true);
  const read = known.get(text) ?? parsed(text, false);
  known.set(text, read);
  return read;
}

function parsed(text: string, places: boolean): Read {
  let elements: Elements;
  try {
    elements = parse(text, { captureLocation: places });
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    const { offset = 0 } =
      (cause as { location?: { start: { offset: number } } }).location?.start ?? {};
    const [problem, mend] = complaints[cause.message] ?? [
      `{…} or <…> cannot be read (${cause.message})`,
      asEnglish,
    ];
    return { elements: [], issue: error(`${problem} (character ${offset + 1})`, mend) };
  }
  const literals = everyElement(elements).filter(isLiteralElement);
  const lone = literals.some(({ value }) => /[{}]/.test(value));
  return {
    elements,
    issue: lone ? error('a } has no opening {', 'delete the }, or add the {') : null,
  };
}

/** The advice for a damaged tag, where English has none to copy. */
export function besideEnglish(issue: Issue, english: string): Issue {
  const useless = issue.mend === closeTags && !english.includes('<');
  return useless ? { ...issue, mend: 'delete the tag: English has none here' } : issue;
}

/** All words of a message, those of every form, without names of values and tags. */
export function allWords(elements: Elements): string {
  return everyElement(elements)
    .map((element) => (isLiteralElement(element) ? element.value : ' '))
    .join('');
}

/**
 * What a visitor sees: tags gone, of plurals the form `other`, and `argument` in place of each
 * value.
 */
export function visibleText(elements: Elements, argument = ''): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isTagElement(element)) return visibleText(element.children, argument);
      if (isPluralElement(element) || isSelectElement(element))
        return visibleText(element.options.other?.value ?? [], argument);
      return argument;
    })
    .join('');
}
