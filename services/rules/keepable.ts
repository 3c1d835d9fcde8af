/** Texts as any database keeps them: no NUL, and no halves of characters; the same in the browser and in the backend; pure. */

/** An escape of JSON: of NUL, of half a character, or any other. Whole characters are never escaped. */
const escapes = /\\(u0000|ud[89a-f]..|.)/g;

/** The beginning of a text, in UTF-16 units; a character that the end would split is left out. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(text.length > length ? /[\ud800-\udbff]$/ : '', '');
}

/** A value as JSON: NUL is left out, and half a character becomes the sign for what can't be read. */
export function keepableJson(value: unknown): string {
  return JSON.stringify(value).replace(escapes, (whole, what: string) => {
    if (what === 'u0000') return '';
    return what.length > 1 ? '\ufffd' : whole;
  });
}
