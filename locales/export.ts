/** `npm run locales:export`: writes the texts of a language into a file for a translator. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage, languages } from '@/config/site/languages';
import { writeCsv } from './tool/csv';
import { rowsOf } from './tool/handover';
import { readCatalogue } from './tool/read';
import { writeXliff } from './tool/xliff';

const usage = `Usage: npm run locales:export -- --language de-DE [--format xliff|csv] [--open] [--out file]
  --language  the code or short code of a language
  --format    xliff for the programs of translators (the usual), csv for spreadsheets
  --open      only the texts that are not translated yet
  --out       another file than handover/<language>.xlf or .csv`;

const formats = {
  xliff: { write: writeXliff, end: 'xlf' },
  csv: { write: writeCsv, end: 'csv' },
} as const;

interface Wish {
  readonly code: (typeof languages)[number]['code'];
  readonly format: keyof typeof formats;
  readonly open: boolean;
  readonly out: string;
}

function readWish(): Wish | null {
  const options = {
    language: { type: 'string' },
    format: { type: 'string', default: 'xliff' },
    open: { type: 'boolean', default: false },
    out: { type: 'string' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const wanted = values.language;
    const language = languages.find(({ code, newCode }) => code === wanted || newCode === wanted);
    const { format, open } = values;
    if (!language || (format !== 'xliff' && format !== 'csv')) return null;
    const out = values.out ?? `handover/${language.code}.${formats[format].end}`;
    return { code: language.code, format, open, out };
  } catch {
    return null;
  }
}

/** @returns the exit code: 1 if a file cannot be read, 2 if the options are not understood. */
function main(): number {
  const wish = readWish();
  if (!wish) {
    console.error(usage);
    return 2;
  }
  const english = readCatalogue('.', defaultLanguage);
  const own = readCatalogue('.', wish.code);
  const unreadable = [english, own].find(({ readable }) => !readable);
  if (unreadable) {
    console.error(`${unreadable.file} cannot be read: npm run locales says why`);
    return 1;
  }
  const rows = rowsOf(english, own, wish.open);
  mkdirSync(dirname(wish.out), { recursive: true });
  writeFileSync(wish.out, formats[wish.format].write(wish.code, rows));
  console.log(`${rows.length} texts in ${wish.out}`);
  return 0;
}

process.exitCode = main();
