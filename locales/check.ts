/** `npm run locales`: checks every message file, says what is wrong and where, and mends the simple part. */
import { parseArgs } from 'node:util';
import { findingsReport, progressTable, summaryLine } from './tool/report';
import { checkLocales, fixLocales } from './tool/run';
import { schemaFile, writeSchema } from './tool/schema';

const usage = `Usage: npm run locales [-- --fix] [--strict]
  --fix     mends key order, layout, spaces and three dots in the files, and the editors’ schema
  --strict  refuses missing translations and unused keys`;

function readOptions(): { fix: boolean; strict: boolean } | null {
  try {
    const { values } = parseArgs({
      options: { fix: { type: 'boolean' }, strict: { type: 'boolean' } },
    });
    return { fix: values.fix ?? false, strict: values.strict ?? false };
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
  if (findings.length > 0) console.log(`${findingsReport(findings)}\n`);
  console.log(progressTable(catalogues));
  console.log(`\n${summaryLine(findings)}`);
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

process.exitCode = main();
