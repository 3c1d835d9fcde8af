/** Keys of English beside the code: those that nothing shows, and those that code asks for in vain. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { error, escaped, warning, type Finding } from './finding';
import type { Catalogue } from './read';
import { scanSource, type Scan } from './scan';

/** Folders whose code shows messages, or names them in its tables. */
const folders = ['app', 'components', 'config', 'sandbox'];

function sourceFiles(root: string): string[] {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Reads all code below `root` that may name messages. */
export function scanCode(root: string): Scan {
  const scans = sourceFiles(root).map((path) =>
    scanSource(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')),
  );
  return {
    uses: scans.flatMap(({ uses }) => uses),
    literals: scans.flatMap(({ literals }) => literals),
  };
}

const wildcards: Readonly<Record<string, string>> = {
  '**.': '(?:.+\\.)?',
  '*': '[^.]+',
  '?': '(.+)',
};

/** A test for the keys that a pattern (see `Use`) stands for. */
export function keyMatcher(
  pattern: string,
  literals: ReadonlySet<string>,
): (key: string) => boolean {
  const expression = pattern
    .split(/(\*\*\.|\*|\?)/)
    .map((piece) => wildcards[piece] ?? escaped(piece))
    .join('');
  const test = new RegExp(`^${expression}$`);
  return (key) => {
    const found = test.exec(key);
    return found !== null && found.slice(1).every((word) => literals.has(word));
  };
}

function shown(pattern: string): string {
  return pattern.replace(/\*\*\./g, '….').replace(/\*/g, '…');
}

/** Findings for unused keys (errors only if `strict`) and for keys that do not exist. */
export function usageFindings(english: Catalogue, { uses, literals }: Scan, strict: boolean) {
  const known = new Set(literals);
  const keys = [...english.messages.keys()];
  const used = new Set<string>();
  const findings: Finding[] = [];
  const matched = new Map<string, readonly string[]>();
  for (const { file, line, pattern } of uses) {
    const found = matched.get(pattern) ?? keys.filter(keyMatcher(pattern, known));
    matched.set(pattern, found);
    found.forEach((key) => used.add(key));
    if (found.length > 0 || pattern.includes('?')) continue;
    findings.push({
      ...error('is used in code and stands in no message file', `add it to ${english.file}`),
      ...{ file, line, key: shown(pattern) },
    });
  }
  const say = strict ? error : warning;
  for (const [key, { line }] of english.messages) {
    if (used.has(key)) continue;
    findings.push({
      ...say('is used nowhere in code', 'delete it from every language, or show it'),
      ...{ file: english.file, line, key },
    });
  }
  return findings;
}
