/** `npm run locales:export`: writes the texts of a language into a file for a translator. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import { languageList, languageNamed } from './tool/handover/language';
import { rowsOf } from './tool/handover/rows';
import { readCatalogue } from './tool/read';
import { writeCsv } from './tool/table/write';
import { writeXliff } from './tool/xliff/write';

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
  readonly code: LanguageCode;
  readonly format: keyof typeof formats;
  readonly open: boolean;
  readonly out: string;
}

function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name);
}

/** What is wanted, or what is wrong with how it was said. */
function readWish(): Wish | string {
  const options = {
    language: { type: 'string', default: '' },
    format: { type: 'string', default: 'xliff' },
    open: { type: 'boolean', default: false },
    out: { type: 'string' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const { language, format, open } = values;
    const code = languageNamed(language);
    if (!code)
      return `${language ? `--language ${language} is no language of the site` : '--language is missing'}. Choose one of ${languageList}`;
    if (!isFormat(format))
      return `--format ${format} is not known. Choose xliff, or csv for Excel and other spreadsheets`;
    const out = values.out ?? `handover/${code}.${formats[format].end}`;
    if (statSync(out, { throwIfNoEntry: false })?.isDirectory())
      return `--out ${out} is a folder. Name a file in it`;
    return { code, format, open, out };
  } catch (cause) {
    // So says parseArgs that it does not know an option; the first sentence names it.
    if (!(cause instanceof TypeError)) throw cause;
    return cause.message.split('. ', 1)[0] ?? usage;
  }
}

/** @returns the exit code: 1 if a file cannot be read, 2 if the options are not understood. */
function main(): number {
  const wish = readWish();
  if (typeof wish === 'string') {
    console.error(`${wish}\n\n${usage}`);
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
