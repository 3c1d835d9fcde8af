/** `npm run locales:export`: what its options mean, and what it writes and says. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import { readCatalogue } from '../read';
import { staleKeys } from '../seen';
import { writeCsv } from '../table/write';
import { writeXliff } from '../xliff/write';
import { languageList, languageNamed } from './language';
import { rowsOf, type Wish } from './rows';

/** What a command says, and its exit code: 1 if a file is at fault, 2 if the command is. */
export interface Answer {
  readonly said: string;
  readonly code: 0 | 1 | 2;
}

const usage = `Usage: npm run locales:export -- --language de-DE [--format xliff|csv] [--open] [--stale] [--out file]
  --language  the code or short code of a language
  --format    xliff for the programs of translators (the usual), csv for spreadsheets
  --open      only the texts that are not translated yet
  --stale     only the texts of which English has changed since; with --open, both
  --out       another file than handover/<language>.xlf or .csv`;

const formats = {
  xliff: { write: writeXliff, end: 'xlf' },
  csv: { write: writeCsv, end: 'csv' },
} as const;

interface Order extends Wish {
  readonly code: LanguageCode;
  readonly format: keyof typeof formats;
  readonly out: string;
}

function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name);
}

/**
 * What the options of a command say, or what is wrong with them.
 * @param read calls `parseArgs`
 */
export function parsed<T>(read: () => T): T | string {
  try {
    return read();
  } catch (cause) {
    // So says parseArgs that it does not know an option; the first sentence names it.
    if (!(cause instanceof TypeError)) throw cause;
    return cause.message.split('. ', 1)[0] ?? '';
  }
}

/** What is wanted, or what is wrong with how it was said. */
function readOrder(root: string, args: readonly string[]): Order | string {
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    language: { type: 'string', default: '' },
    format: { type: 'string', default: 'xliff' },
    open: flag,
    stale: flag,
    out: { type: 'string' },
  } as const;
  const read = parsed(() => parseArgs({ args: [...args], options }));
  if (typeof read === 'string') return read;
  const { language, format, open, stale, out: wanted } = read.values;
  const code = languageNamed(language);
  if (!code)
    return `${language ? `--language ${language} is no language of the site` : '--language is missing'}. Choose one of ${languageList}`;
  if (!isFormat(format))
    return `--format ${format} is not known. Choose xliff, or csv for Excel and other spreadsheets`;
  const out = wanted ?? `handover/${code}.${formats[format].end}`;
  if (statSync(resolve(root, out), { throwIfNoEntry: false })?.isDirectory())
    return `--out ${out} is a folder. Name a file in it`;
  return { code, format, open, stale, out };
}

/** Writes the file of a language below `root`. */
export function exportTexts(root: string, args: readonly string[]): Answer {
  const order = readOrder(root, args);
  if (typeof order === 'string') return { said: `${order}\n\n${usage}`, code: 2 };
  const english = readCatalogue(root, defaultLanguage);
  const own = readCatalogue(root, order.code);
  const unreadable = [english, own].find(({ readable }) => !readable);
  if (unreadable)
    return { said: `${unreadable.file} cannot be read: npm run locales says why`, code: 1 };
  const rows = rowsOf(english, own, new Set(staleKeys(root, english, own)), order);
  if (rows.length === 0)
    return { said: `Nothing to hand over in ${order.code}: no file was written`, code: 0 };
  const path = resolve(root, order.out);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, formats[order.format].write(order.code, rows));
  return {
    said: `${rows.length} ${rows.length === 1 ? 'text' : 'texts'} in ${order.out}`,
    code: 0,
  };
}
