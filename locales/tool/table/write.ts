/** Writes texts as a table for spreadsheets: CSV by RFC 4180, in UTF-8 with a byte order mark. */
import Papa from 'papaparse';
import type { LanguageCode } from '@/config/site/languages';
import type { Row } from '../handover/types';
import { guarded } from './formula';

/** By this mark Excel knows that the file is UTF-8. */
const mark = '\uFEFF';

/** The table of a language. */
export function writeCsv(language: LanguageCode, rows: readonly Row[]): string {
  const head = ['key', 'English', language, 'note'];
  const cells = rows.map(({ key, english, text, note }) => [key, english, text, note]);
  return `${mark}${Papa.unparse([head, ...cells.map((row) => row.map(guarded))], { newline: '\r\n' })}\r\n`;
}
