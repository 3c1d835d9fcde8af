/** The row of a table that names the columns. */
import { languageList, languageNamed } from '../handover/language';
import { UnreadableFile } from '../handover/types';
import type { LanguageCode } from '@/config/site/languages';

/** Where the columns are, wherever someone has moved them. */
export interface Head {
  readonly language: LanguageCode;
  readonly key: number;
  readonly english: number;
  readonly text: number;
  /** How many cells the first row has, empty ones too. */
  readonly width: number;
}

const asExported = 'let the first row be as in the export: key, English, the language code, note';

const small = (cells: readonly string[]) => cells.map((cell) => cell.trim().toLowerCase());

/** Whether a row names the columns. */
export function isHead(cells: readonly string[]): boolean {
  const names = small(cells);
  return names.includes('key') && names.includes('english');
}

/**
 * Reads the row that names the columns.
 * @param line the line that it stands on
 * @throws UnreadableFile
 */
export function readHead(cells: readonly string[], line: number): Head {
  const names = small(cells);
  const key = names.indexOf('key');
  const english = names.indexOf('english');
  if (key < 0 || english < 0) {
    const begin = cells.join(' | ').slice(0, 60);
    throw new UnreadableFile(
      line,
      `the first row does not name the columns: it is “${begin}”`,
      asExported,
    );
  }
  const others = cells
    .map((cell, index) => ({ cell: cell.trim(), index }))
    .filter(({ cell, index }) => cell !== '' && ![key, english].includes(index));
  const columns = others.flatMap(({ cell, index }) => {
    const language = languageNamed(cell);
    return language ? [{ language, index }] : [];
  });
  const [column, second] = columns;
  if (!column)
    throw new UnreadableFile(
      line,
      `no column is a language of the site: the first row has ${others.map(({ cell }) => cell).join(', ') || 'none'}`,
      `write one of these above the translations: ${languageList}`,
    );
  if (second)
    throw new UnreadableFile(
      line,
      `has two languages: ${column.language} and ${second.language}`,
      'delete all columns of translations but one, and save the others as files of their own',
    );
  const { language, index: text } = column;
  return { language, key, english, text, width: cells.length };
}
