/** Texts from outside, made fit for the database, a header and a line of a mail. */

/** A value as JSON that the database can keep: it knows no NUL in a text. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '') : part,
  );
}

/** One line, without halves of characters and breaks: nothing in it can become a header or a line of its own. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
