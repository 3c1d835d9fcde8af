/** Texts from outside, made fit for the database, a header and a line of a mail. */

/** What the database cannot keep is taken out: halves of characters, and control characters. */
const plain = (text: string): string =>
  text.toWellFormed().replace(/[^\P{Cc}\n\t]|[\u2028\u2029]/gu, ' ');

/** One line: no breaks, so that nothing in it can become a header or a line of its own. */
export function cleanLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}

/** Several lines, each ended by a line feed. */
export function cleanText(text: string): string {
  return plain(text.replace(/\r\n?/g, '\n')).trim();
}
