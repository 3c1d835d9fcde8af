/** Makes a text longer and accented, and leaves whatever the site fills in as it is. */
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { readMessage, type Elements } from './icu';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

const accents = new Map(plain.split('').map((letter, index) => [letter, accented[index] ?? '']));

/** How much longer texts become: about what a language with long words needs. */
const growth = 0.4;

/** Vowels are drawn out, so that the words themselves grow. */
function longer(text: string): string {
  let owed = 0;
  return text.replace(/./gsu, (letter) => {
    owed += growth;
    const times = /[aeiou]/i.test(letter) ? Math.round(owed) : 0;
    owed -= times;
    return letter.repeat(1 + times);
  });
}

function words(text: string): string {
  return longer(text).replace(/[A-Za-z]/g, (letter) => accents.get(letter) ?? letter);
}

/** A text that the parser reads as this literal. */
function quoted(text: string): string {
  return text.replace(/'/g, "''").replace(/[{}<>]+/g, (signs) => `'${signs}'`);
}

function writtenElement(element: MessageFormatElement, source: string): string {
  if (isLiteralElement(element)) return quoted(words(element.value));
  if (isPoundElement(element)) return '#';
  if (isTagElement(element))
    return `<${element.value}>${written(element.children, source)}</${element.value}>`;
  if (isPluralElement(element) || isSelectElement(element)) {
    const forms = Object.entries(element.options).map(
      ([form, { value }]) => `${form} {${written(value, source)}}`,
    );
    const kind = isSelectElement(element)
      ? 'select'
      : element.pluralType === 'ordinal'
        ? 'selectordinal'
        : 'plural';
    const offset = isPluralElement(element) && element.offset ? `offset:${element.offset} ` : '';
    return `{${element.value}, ${kind}, ${offset}${forms.join(' ')}}`;
  }
  // Values with or without a format stand as they stood.
  const { start, end } = element.location ?? {};
  return source.slice(start?.offset, end?.offset);
}

function written(elements: Elements, source: string): string {
  return elements.map((element) => writtenElement(element, source)).join('');
}

/**
 * A message as a pseudo text: its arguments, plurals and tags are those of the message.
 * A message that cannot be read stays as it is: `npm run locales` says what is wrong with it.
 */
export function pseudoText(message: string): string {
  const { elements, issue } = readMessage(message, true);
  return issue ? message : written(elements, message);
}
