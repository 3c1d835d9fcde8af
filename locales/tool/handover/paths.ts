/** Paths that someone named on the command line, and what is wrong with them. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const known = /\.(?:xlf|xliff|csv|tsv|txt)$/i;

/** The translators' files in a folder, for a message. */
function filesIn(root: string, folder: string): string {
  const path = resolve(root, folder);
  const files = statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path).filter((name) => known.test(name))
    : [];
  if (files.length === 0) return `there is no .xlf or .csv in ${folder}`;
  return `in ${folder} there are ${files.map((name) => join(folder, name)).join(', ')}`;
}

/** Why a path, seen from `root`, is no file to read; null if it is one. */
export function pathProblem(root: string, path: string): string | null {
  const status = statSync(resolve(root, path), { throwIfNoEntry: false });
  if (!status) return `There is no file ${path}: ${filesIn(root, dirname(path))}`;
  if (status.isDirectory()) return `${path} is a folder: name the files; ${filesIn(root, path)}`;
  return status.isFile() ? null : `${path} is no file`;
}
