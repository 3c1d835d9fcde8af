/** Reads a table that came back, as spreadsheets write CSV and tab-separated text. */
import Papa from 'papaparse';
import { error, quoted, type Issue } from '../finding';
import { UnreadableFile, type Returned, type ReturnedRow } from '../handover/types';
import { cellIssue } from './cells';
import { unguarded } from './formula';
import { isHead, readHead, type Head } from './head';

/** `sep=;`: Excel writes and reads it to know what stands between the cells. */
const separatorLine = /^"?sep=(.)"?\r?\n/i;

/** How many rows may stand above the one that names the columns, and that one. */
const titleRows = 10;

const separators = [',', ';', '\t', '|'];

interface Line {
  readonly cells: readonly string[];
  /** The line on which the row begins: a cell may hold several. */
  readonly line: number;
}

/** All rows, the first of them on line `line`. */
function rowsOf(source: string, delimiter: string, line: number): Line[] {
  const rows: Line[] = [];
  let at = 0;
  Papa.parse<string[]>(source, {
    delimiter,
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === 'Quotes'))
        throw new UnreadableFile(
          line,
          'a quotation mark is not closed, or stands alone in a cell',
          'write two "" for one inside a cell, or save the table as CSV anew from the spreadsheet',
        );
      rows.push({ cells: data, line });
      line += source.slice(at, meta.cursor).match(/\r\n|\r|\n/g)?.length ?? 0;
      at = meta.cursor;
    },
  });
  return rows;
}

/** What stands between the cells: what parts the row that names the columns. */
function separatorIn(source: string): string {
  const lines = source.split(/[\r\n]+/, titleRows);
  const head = lines.find((line) => /\bkey\b/i.test(line) && /\benglish\b/i.test(line)) ?? lines[0];
  const counts = separators.map((sign) => (head ?? '').split(sign).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A text with a comma, typed without quotation marks, lies in two cells. */
function splitIssue(cells: readonly string[], { text, width }: Head): Issue | null {
  const after = cells.slice(text + 1);
  return cells.length > width || after.some((cell) => /^ \S/.test(cell))
    ? error(
        `its text seems to go on in the next cell: ${quoted(cells.slice(text).join(' | '))}`,
        'put a text that holds the separator in quotation marks, or save the table anew from the spreadsheet',
      )
    : null;
}

function rowOf({ cells, line }: Line, head: Head): ReturnedRow {
  const cell = (index: number) => unguarded(cells[index] ?? '');
  const [key, english, text] = [cell(head.key).trim(), cell(head.english), cell(head.text)];
  const damaged = cellIssue(english, '') ?? cellIssue(text, english);
  return {
    key,
    line,
    state: 'translated',
    confirmed: false,
    readings: [{ english, text }],
    issues: [splitIssue(cells, head), damaged].filter((issue) => issue !== null),
  };
}

/**
 * Reads a table.
 * @throws UnreadableFile
 */
export function readCsv(source: string): Returned {
  const said = separatorLine.exec(source);
  const table = source.slice(said?.[0].length ?? 0);
  const all = rowsOf(table, said?.[1] ?? separatorIn(table), said ? 2 : 1);
  // Some put a title above the table, some programs a row of their own.
  const at = all.slice(0, titleRows).findIndex(({ cells }) => isHead(cells));
  const { cells, line } = all[Math.max(at, 0)] ?? { cells: [], line: 1 };
  const head = readHead(cells, line);
  const rows = all.slice(Math.max(at, 0) + 1);
  return {
    language: head.language,
    rows: rows
      .map((row) => rowOf(row, head))
      .filter(({ key, readings }) => key !== '' || readings.some(({ text }) => text.trim() !== '')),
  };
}
