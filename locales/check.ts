/** `npm run locales`: checks every message file, says what is wrong and where, and mends the simple part. */
import { parseArgs } from 'node:util';
import { findingsReport, progressTable, summaryLine } from './tool/report';
import { checkLocales, fixLocales } from './tool/run';
import { schemaFile, writeSchema } from './tool/schema';
import { seenReport, UnknownName } from './tool/seenCommand';

const usage = `Usage: npm run locales [-- --fix] [--strict] [--errors] | --seen [language] [key …]
  --fix     mends what needs no judgement in the files, and the editors’ schema
  --strict  refuses texts that are not translated or out of date, and unused keys
  --errors  says nothing but errors, as the build does
  --seen    notes which English the new translations were made from; with languages, keys or groups of
            keys, also that their translations are still right although English has changed`;

const flag = { type: 'boolean', default: false } as const;

function readOptions() {
  try {
    const options = { fix: flag, strict: flag, errors: flag, seen: flag };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return values.seen || positionals.length === 0 ? { ...values, names: positionals } : null;
  } catch {
    return null;
  }
}

/** Notes that translations are up to date. @returns the exit code: 1 if nothing could be noted. */
function noteSeen(root: string, names: readonly string[]): number {
  try {
    console.log(seenReport(root, names));
    return 0;
  } catch (cause) {
    if (!(cause instanceof UnknownName)) throw cause;
    console.error(cause.message);
    return 1;
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
  if (options.seen) return noteSeen(root, options.names);
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
