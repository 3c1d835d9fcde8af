/** Every package that reaches visitors has a licence that lets us ship it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const allowed = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'CC0-1.0',
  'CC-BY-4.0',
  'BlueOak-1.0.0',
  'Unlicense',
];

/** Development packages of which files or texts are published: fonts, icons. */
const published = [
  '@fontsource-variable/inter',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/noto-sans-thai',
  'lucide-static',
  'simple-icons',
];

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Image processing of Next's own server, native code that no export contains. */
const serverOnly = /^node_modules\/(sharp|@img\/)/;

const shipped = Object.entries(packages)
  .filter(([path]) => path !== '' && !serverOnly.test(path))
  .filter(([path, { dev }]) => !dev || published.includes(path.replace('node_modules/', '')));

/** The licence of a package, from the lock file or its own manifest. */
function licenceOf(path: string, locked: Locked): string | undefined {
  const file = join(path, 'package.json');
  if (locked.license ?? !existsSync(file)) return locked.license;
  return (JSON.parse(readFileSync(file, 'utf8')) as Locked).license;
}

/** Whether a licence expression can be met with allowed licences. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())));
}

test('all shipped packages are under allowed licences', () => {
  expect(shipped.length).toBeGreaterThan(20);
  const others = shipped
    .map(([path, locked]) => [path, licenceOf(path, locked)] as const)
    .filter(([, licence]) => !licence || !isAllowed(licence));
  expect(others).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-or-later', false],
  ['UNLICENSED', false],
])('%s: %s', (expression, verdict) => expect(isAllowed(expression)).toBe(verdict));
