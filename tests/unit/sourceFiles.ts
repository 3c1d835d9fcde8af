/** The source files of the project, for tests over the tree. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file: its path from the project's root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every file below a folder whose name matches, in order of path. */
export function sourceFiles(folder: string, name: RegExp): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((path) => name.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
