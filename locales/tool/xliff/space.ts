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

function spaced({ text, preserve }: Part, spacing: Spacing): string {
  if (spacing === 'kept' && preserve) return text;
  const bare = spacing === 'edges kept' ? text : text.replace(indentation, '');
  return bare.replace(run, ' ');
}

/**
 * The parts as one text. `kept` leaves alone what is to be preserved; the other two are for what a
 * program has indented all the same, and differ in whether an indented part ends with a space.
 */
export function joined(parts: readonly Part[], spacing: Spacing): string {
  const text = parts.map((part) => spaced(part, spacing)).join('');
  if (spacing === 'kept' && parts.some(({ preserve }) => preserve)) return text;
  return text.replace(run, ' ').replace(/^ | $/g, '');
}
