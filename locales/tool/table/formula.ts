/** Texts that a spreadsheet would run as formulas, made harmless and back. */

/**
 * A spreadsheet takes a cell that begins so for a formula, and runs it. An apostrophe before it
 * makes it text; the import takes the apostrophe away. A text that begins with an apostrophe gets a
 * second one, so that every text comes back as it went.
 */
const formula = /^['=+\-@\t\r＝＋－＠]/;

/** A text that no spreadsheet runs. */
export function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that was guarded. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
