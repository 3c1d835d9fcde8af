/** `npm run locales`: checks every message file, says what is wrong and where, and mends the simple part. */
import { parseArgs } from 'node:util';
import { findingsReport, progressTable, summaryLine } from './tool/report';
import { checkLocales, fixLocales } from './tool/run';
import { schemaFile, writeSchema } from './tool/schema';

const usage = `Usage: npm run locales [-- --fix] [--strict] [--errors]
  --fix     mends key order, layout, spaces and three dots in the files, and the editors’ schema
  --strict  refuses missing translations and unused keys
  --errors  says nothing but errors, as the build does`;

const flag = { type: 'boolean', default: false } as const;

function readOptions() {
  try {
    return parseArgs({ options: { fix: flag, strict: flag, errors: flag } }).values;
  } catch {
    return null;
  }
}

/** @returns the exit code: 1 if there are errors, 2 if the options are not understood. */
function main(): number {
  const options = readOptions();
  if (!options) {
    console.error(usage);
    return 2;
  }
  const root = process.cwd();
  const fixed = options.fix ? fixLocales(root) : [];
  if (options.fix && writeSchema(root)) fixed.push(schemaFile);
  if (fixed.length > 0) console.log(`Mended: ${fixed.join(', ')}\n`);
  const { findings, catalogues } = checkLocales({ root, strict: options.strict });
  const errors = findings.filter(({ level }) => level === 'error');
  const shown = options.errors ? errors : findings;
  if (shown.length > 0) console.log(`${findingsReport(shown)}\n`);
  if (!options.errors) console.log(`${progressTable(catalogues)}\n`);
  if (!options.errors || shown.length > 0) console.log(summaryLine(shown));
  return errors.length > 0 ? 1 : 0;
}

process.exitCode = main();
