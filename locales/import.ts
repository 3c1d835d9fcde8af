/** `npm run locales:import`: takes translators' files into the message files of their languages. */
import { parseArgs } from 'node:util';
import { pathProblem } from './tool/handover/paths';
import { takeIn, type Earlier } from './tool/handover/takeIn';

const usage = `Usage: npm run locales:import -- file.xlf [more files]
  Takes files that npm run locales:export has made and a translator has filled in (XLIFF 2 or CSV).
  Of a file in which anything is wrong, nothing is written; texts that a file does not have stay as
  they are.`;

function readFiles(): readonly string[] {
  try {
    return parseArgs({ allowPositionals: true, options: {} }).positionals;
  } catch (cause) {
    // So says parseArgs that it does not know an option; the first sentence names it.
    if (!(cause instanceof TypeError)) throw cause;
    console.error(cause.message.split('. ', 1)[0]);
    return [];
  }
}

/** @returns the exit code: 1 if something is wrong in a file, 2 if there is no such file. */
async function main(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.error(usage);
    return 2;
  }
  const earlier: Earlier = new Map();
  let taken = 0;
  let code = 0;
  for (const file of files) {
    const problem = pathProblem(file);
    if (problem) {
      console.error(problem);
      code = 2;
      continue;
    }
    const outcome = await takeIn('.', file, earlier);
    for (const line of outcome.lines) console.log(line);
    if (outcome.taken) taken += 1;
    else code = Math.max(code, 1);
  }
  if (files.length > 1) console.log(`${taken} of ${files.length} files were taken`);
  return code;
}

process.exitCode = await main(readFiles());
