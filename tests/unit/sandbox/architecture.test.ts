/** The rooms of the embedded backend: imports run one way, in no circle, and the site is built without any of it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../sourceFiles';

/** Each may import those after it. The files at the top put the rooms together, or say how. */
const rooms = [
  'commands',
  'server.ts',
  'app.ts',
  'hosts',
  'forms',
  'mail',
  'http',
  'data',
  'samples',
  'settings.ts',
  'reach.ts',
];

const files = ['sandbox', 'deploy', 'locales', 'app', 'components', 'stores', 'services', 'config']
  .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
  .concat({ path: 'next.config.ts', text: readFileSync('next.config.ts', 'utf8') });
const byPath = new Map(files.map((file) => [file.path, file]));

/** The files of the project that a file imports: values, types, and what is loaded later. */
function importsOf(path: string): string[] {
  const text = byPath.get(path)?.text ?? '';
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...found].flatMap(([, source = '']) => {
    if (!/^(@\/|\.)/.test(source)) return [];
    const target = source.startsWith('.') ? join(dirname(path), source) : source.slice(2);
    return [target, `${target}.ts`, `${target}.tsx`].find((name) => byPath.has(name)) ?? [];
  });
}

/** The first way from a file back to itself, or `null`. */
function circleFrom(start: string): string[] | null {
  const seen = new Set<string>();
  const ways = [[start]];
  for (let way = ways.pop(); way; way = ways.pop())
    for (const next of importsOf(way.at(-1) ?? '')) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  return null;
}

const backend = files.map(({ path }) => path).filter((path) => path.startsWith('sandbox/'));
const roomOf = (path: string) => rooms.indexOf(path.split('/')[1] ?? '');

describe('the backend', () => {
  test('has these rooms, and nothing beside them', () => {
    const found = sourceFiles('sandbox', /\.\w+$/).map(({ path }) => path.split('/')[1]);
    expect([...new Set(found)].sort()).toEqual([...rooms, 'README.md'].sort());
  });

  test('imports run one way through the rooms', () => {
    const upwards = backend.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('sandbox/') && roomOf(target) < roomOf(path))
        .map((target) => `${path} imports ${target}`),
    );
    expect(upwards).toEqual([]);
  });

  test('has no circle, not even of types', () => {
    expect(backend.flatMap((path) => circleFrom(path) ?? [])).toEqual([]);
    expect(importsOf('sandbox/server.ts')).toContain('sandbox/app.ts');
  });

  test('files have at most 150 lines, and open with a sentence of purpose', () => {
    const of = (path: string) => byPath.get(path)?.text ?? '';
    expect(backend.filter((path) => of(path).trimEnd().split('\n').length > 150)).toEqual([]);
    expect(backend.filter((path) => !of(path).startsWith('/** '))).toEqual([]);
  });
});

test('the site is built without the backend', () => {
  const reached = new Set<string>();
  const waiting = ['next.config.ts', ...byPath.keys()].filter(
    (path) => !path.startsWith('sandbox/'),
  );
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...importsOf(path));
  }
  expect([...reached].filter((path) => path.startsWith('sandbox/'))).toEqual([]);
  expect(reached).toContain('config/site/backendPaths.ts');
});
