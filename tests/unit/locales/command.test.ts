/** The command: the real files pass, its exit codes, what it prints, and what `--fix` writes. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '@/config/site/languages';
import { findingLine, findingsReport, progressTable, summaryLine } from '@/locales/tool/report';
import { checkLocales, fixLocales } from '@/locales/tool/run';
import { english, project, written } from './project';

describe('the files of the site', () => {
  test('have no errors', { timeout: 60_000 }, () => {
    const { findings } = checkLocales({ root: '.', strict: false });
    expect(findings.filter(({ level }) => level === 'error').map(findingLine)).toEqual([]);
  });
});

describe('--fix', () => {
  const untidy =
    '{"plan":{"days":"{days, number}  Tage"},"home":{"extra":"x","heading":" Ein Büro... "}}';

  test('mends order, layout, spaces and dots, and nothing else', () => {
    const root = project({ 'locales/de-DE.json': untidy });
    expect(fixLocales(root)).toEqual(['locales/de-DE.json']);
    expect(readFileSync(join(root, 'locales/de-DE.json'), 'utf8')).toBe(
      written({
        home: { heading: 'Ein Büro…', extra: 'x' },
        plan: { days: '{days, number} Tage' },
      }),
    );
    expect(fixLocales(root)).toEqual([]);
  });

  test.each([
    ['cannot be read', '{"home": '],
    ['has a key twice', '{"home": {}, "home": {}}'],
    ['has a value that is no text', '{"home": {"heading": 1}}'],
  ])('leaves a file alone that %s', (_, source) => {
    const root = project({ 'locales/de-DE.json': source });
    expect(fixLocales(root)).toEqual([]);
    expect(readFileSync(join(root, 'locales/de-DE.json'), 'utf8')).toBe(source);
  });
});

describe('the report', () => {
  const files = {
    'locales/de-DE.json': { home: { heading: "Ihr Büro's" } },
    'locales/fr-FR.json': '{',
  };

  test('goes file by file, and counts', () => {
    const { findings, catalogues } = checkLocales({ root: project(files), strict: false });
    expect(findingsReport(findings)).toContain(
      [
        'locales/de-DE.json',
        "  locales/de-DE.json:3 home.heading — has a straight apostrophe (') — write ’",
        '  locales/de-DE.json:2 home.lead — is not translated: ',
      ].join('\n'),
    );
    expect(progressTable(catalogues).split('\n').slice(0, 5)).toEqual([
      'Language                       Texts       Words  Open texts  Open words',
      'en-US English                      3          14           0           0',
      'de-DE Deutsch                      1           3           2          11',
      'es-MX Español                      0           0           3          14',
      'fr-FR Français            unreadable',
    ]);
    // Of its three texts German lacks two; French can't be read, and all others lack them all.
    const open = 2 + 3 * (languageCodes.length - 3);
    expect(summaryLine(findings)).toBe(`2 errors, no warnings, ${open} open texts`);
  });

  test('does not list hundreds of open texts', () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`k${index}`, 'Text']),
    );
    const root = project({ 'locales/en-US.json': { many } });
    const { findings } = checkLocales({ root, strict: false });
    expect(findingsReport(findings)).toContain('  … and 31 more texts: --strict lists every one');
  });
});

describe('the exit code', () => {
  const command = resolve('locales/check.ts');
  const config = resolve('tsconfig.json');
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const run = (root: string, ...options: string[]) =>
    spawnSync(process.execPath, [tsx, '--tsconfig', config, command, ...options], {
      cwd: root,
      encoding: 'utf8',
    });

  test('is 0 with open texts, 1 with errors, 2 with unknown options', { timeout: 60_000 }, () => {
    const root = project({ 'locales/en-US.json': english });
    expect(run(root).status).toBe(0);
    const strict = run(root, '--strict');
    expect(strict.status).toBe(1);
    const errors = 3 * (languageCodes.length - 1);
    expect(strict.stdout).toContain(`${errors} errors, no warnings, no open texts`);
    expect(run(root, '--errors')).toMatchObject({ status: 0, stdout: '' });
    const wrong = run(root, '--nonsense');
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('Usage: npm run locales');
  });

  test('stops a build, which says what the check says', { timeout: 60_000 }, () => {
    const build = readFileSync('deploy/build.ts', 'utf8');
    expect(build).toContain("script('locales/check.ts', '--errors')");
    const root = project({ 'locales/de-DE.json': { plan: { days: '{days, number Tage' } } });
    const built = run(root, '--errors');
    expect(built.status).toBe(1);
    const [error = 'none'] = run(root).stdout.match(/ {2}locales\/de-DE.* — .*/) ?? [];
    expect(error).toContain('plan.days');
    expect(built.stdout).toContain(error);
  });
});
