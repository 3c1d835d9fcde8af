/** Paths that someone named on the command line, and what is wrong with them. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const known = /\.(?:xlf|xliff|csv|tsv|txt)$/i;

/** The translators' files in a folder, for a message. */
function filesIn(folder: string): string {
  const files = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).filter((name) => known.test(name))
    : [];
  if (files.length === 0) return `there is no .xlf or .csv in ${folder}`;
  return `in ${folder} there are ${files.map((name) => join(folder, name)).join(', ')}`;
}

/** Why a path is no file to read; null if it is one. */
export function pathProblem(path: string): string | null {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return `There is no file ${path}: ${filesIn(dirname(path))}`;
  if (status.isDirectory()) return `${path} is a folder: name the files; ${filesIn(path)}`;
  return status.isFile() ? null : `${path} is no file`;
}
