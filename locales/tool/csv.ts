/** Texts as a table for spreadsheets: CSV by RFC 4180, in UTF-8 with a byte order mark. */
import Papa from 'papaparse';
import { languageCodes, type LanguageCode } from '@/config/site/languages';
import { UnreadableFile, type Returned, type Row } from './handover';

/** By this mark Excel knows that the file is UTF-8. */
const mark = '\uFEFF';

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

/** Writes the table of a language. */
export function writeCsv(language: LanguageCode, rows: readonly Row[]): string {
  const head = ['key', 'English', language, 'note'];
  const cells = rows.map(({ key, english, text, note }) => [key, english, text, note]);
  return `${mark}${Papa.unparse([head, ...cells.map((row) => row.map(guarded))], { newline: '\r\n' })}\r\n`;
}

function languageIn(head: readonly string[]): LanguageCode {
  const language = languageCodes.find((code) => code === head[2]?.trim());
  if (head[0]?.trim() !== 'key' || head[1]?.trim() !== 'English' || !language)
    throw new UnreadableFile(
      1,
      'the first row does not name the columns',
      'let it be as in the export: key, English, the language code, note',
    );
  return language;
}

/**
 * Reads a table that came back; some spreadsheets write semicolons or tabs for the commas.
 * @throws UnreadableFile
 */
export function readCsv(source: string): Returned {
  const { data, errors } = Papa.parse<string[]>(source.replace(mark, ''), {
    delimitersToGuess: [',', ';', '\t'],
  });
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken)
    throw new UnreadableFile(
      (broken.row ?? 0) + 1,
      'a quotation mark is not closed',
      'save the table as CSV anew from the spreadsheet',
    );
  const [head = [], ...rows] = data;
  const language = languageIn(head);
  let line = 1 + head.join('').split('\n').length - 1;
  return {
    language,
    rows: rows.flatMap((cells) => {
      line += 1;
      const [key = '', english = '', text = ''] = cells.map(unguarded);
      const row = { key: key.trim(), english, text, line };
      line += cells.join('').split('\n').length - 1;
      return row.key === '' ? [] : [row];
    }),
  };
}
