/** `npm run locales:import`: which files it takes, and what it says. */
import { parseArgs } from 'node:util';
import { parsed, type Answer } from './exportCommand';
import { pathProblem } from './paths';
import { takeIn, type Earlier } from './takeIn';

const usage = `Usage: npm run locales:import -- file.xlf [more files]
  Takes files that npm run locales:export has made and a translator has filled in (XLIFF 2 or CSV).
  Of a file in which anything is wrong, nothing is written; texts that a file does not have stay as
  they are.`;

/** Takes files in below `root`, one after the other. */
export async function importFiles(root: string, args: readonly string[]): Promise<Answer> {
  const read = parsed(() => parseArgs({ args: [...args], allowPositionals: true, options: {} }));
  if (typeof read === 'string') return { said: `${read}\n\n${usage}`, code: 2 };
  const files = read.positionals;
  if (files.length === 0) return { said: usage, code: 2 };
  const earlier: Earlier = new Map();
  const lines: string[] = [];
  let taken = 0;
  let code: Answer['code'] = 0;
  for (const file of files) {
    const problem = pathProblem(root, file);
    if (problem) {
      lines.push(problem);
      code = 2;
      continue;
    }
    const outcome = await takeIn(root, file, earlier);
    lines.push(...outcome.lines);
    if (outcome.taken) taken += 1;
    else code = code === 2 ? 2 : 1;
  }
  if (files.length > 1) lines.push(`${taken} of ${files.length} files were taken`);
  return { said: lines.join('\n'), code };
}
