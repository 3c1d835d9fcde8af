/** `npm run locales:import`: takes a translator's file into the message file of its language. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { defaultLanguage } from '@/config/site/languages';
import { readCsv } from './tool/csv';
import { error, type Finding } from './tool/finding';
import { readGlossary } from './tool/glossary';
import { returnFindings, UnreadableFile, withReturned, type Returned } from './tool/handover';
import { readCatalogue } from './tool/read';
import { findingLine, summaryLine } from './tool/report';
import { readXliff } from './tool/xliff';

const usage = `Usage: npm run locales:import -- file.xlf
  Takes a file that npm run locales:export has made and a translator has filled in (XLIFF or CSV).
  Nothing is written if anything in it is wrong; texts that it does not have stay as they are.`;

function read(file: string): Returned | Finding {
  try {
    const source = readFileSync(file, 'utf8');
    return /^\s*\uFEFF?\s*</.test(source) ? readXliff(source) : readCsv(source);
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    return { ...error(cause.problem, cause.mend), file, line: cause.line, key: '' };
  }
}

/** @returns the exit code: 1 if something is wrong in the file, 2 if there is none. */
function main([file]: readonly string[]): number {
  if (!file || !existsSync(file)) {
    console.error(file ? `There is no file ${file}` : usage);
    return 2;
  }
  const returned = read(file);
  if ('problem' in returned) {
    console.log(findingLine(returned));
    return 1;
  }
  const english = readCatalogue('.', defaultLanguage);
  const own = readCatalogue('.', returned.language);
  if (!english.intact || !own.intact) {
    console.error('The message files have errors of their own: npm run locales says which');
    return 1;
  }
  const findings = returnFindings(returned, file, { english, own, glossary: readGlossary('.') });
  for (const finding of findings) console.log(findingLine(finding));
  if (findings.some(({ level }) => level === 'error')) {
    console.log(`\n${summaryLine(findings)}: nothing was written`);
    return 1;
  }
  const text = withReturned(returned, english, own);
  const filled = returned.rows.filter(
    ({ key, text: said }) => said.trim() !== '' && said !== own.messages.get(key)?.text,
  );
  if (text !== own.source) writeFileSync(own.file, text);
  console.log(`${filled.length} texts are new or changed in ${own.file}`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
