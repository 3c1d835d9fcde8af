/** White space in XML: where nobody asked to keep it, a run of it is one space, and so is a line break. */

/** How the parts of a text are joined. */
export type Spacing = 'kept' | 'edges dropped' | 'edges kept';

/** A part of a text, and whether `xml:space="preserve"` holds for it. */
export interface Part {
  readonly text: string;
  readonly preserve: boolean;
}

const run = /[ \t\n\r]+/g;

/** A program that indents puts each part on a line of its own: the line breaks are not the text's. */
const indentation = /^[ \t\r]*\n[ \t\n\r]*|[ \t\n\r]*\n[ \t\r]*$/g;

/**
 * A line break between two letters of a script without spaces. Where a program has wrapped such a text,
 * there was no space.
 */
const wide = '[\\u2E80-\\uA4CF\\uF900-\\uFAFF\\uFF00-\\uFFEF]';
const breakBetweenWide = new RegExp(`(?<=${wide})[ \\t\\r]*\\n[ \\t\\n\\r]*(?=${wide})`, 'gu');

function collapsed(text: string): string {
  return text.replace(breakBetweenWide, '').replace(run, ' ');
}

function spaced({ text, preserve }: Part, spacing: Spacing): string {
  if (spacing === 'edges kept') return text;
  if (spacing === 'kept' && preserve) return text;
  return collapsed(text.replace(indentation, ''));
}

/**
 * The parts as one text. `kept` leaves alone what is to be preserved; the other two are for what a
 * program has indented all the same, and differ in whether an indented part ends with a space.
 */
export function joined(parts: readonly Part[], spacing: Spacing): string {
  const text = parts.map((part) => spaced(part, spacing)).join('');
  if (spacing === 'kept' && parts.some(({ preserve }) => preserve)) return text;
  return collapsed(text).replace(/^ | $/g, '');
}
