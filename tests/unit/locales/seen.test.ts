/** Translations go stale when English changes and they do not; what is new or looked at is noted. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findingLine } from '@/locales/tool/report';
import { readCatalogue } from '@/locales/tool/read';
import { checkLocales, fixLocales } from '@/locales/tool/run';
import { staleKeys } from '@/locales/tool/seen';
import { seenReport } from '@/locales/tool/seenCommand';
import { english, project, written } from './project';

const german = {
  home: { heading: 'Ihr ganzes Büro', lead: 'Holen Sie {file} von <b>Google Play</b>.' },
};

/** A project in which everything is up to date. */
function upToDate(): string {
  const root = project({
    'locales/de-DE.json': german,
    'locales/fr-FR.json': { home: { heading: 'Tout votre bureau' } },
  });
  seenReport(root, []);
  return root;
}

function put(root: string, code: string, heading: string): void {
  const path = join(root, `locales/${code}.json`);
  const tree = JSON.parse(readFileSync(path, 'utf8')) as { home: object };
  writeFileSync(path, written({ ...tree, home: { ...tree.home, heading } }));
}

/** `language key` of each text that may be out of date. */
function stale(root: string): string[] {
  return checkLocales({ root, strict: false })
    .findings.filter(({ problem }) => problem.startsWith('may be out of date'))
    .map(({ file, key, level }) => `${file.slice(8, 10)} ${key} ${level}`);
}

const both = ['de home.heading open', 'fr home.heading open'];

describe('a change of English', () => {
  test('makes the translations that stay as they were stale', () => {
    const root = upToDate();
    expect(stale(root)).toEqual([]);
    put(root, 'en-US', 'Your office in one app');
    expect(stale(root)).toEqual(both);
    put(root, 'de-DE', 'Ihr Büro in einer App');
    expect(stale(root)).toEqual(['fr home.heading open']);
    put(root, 'en-US', english.home.heading);
    expect(stale(root)).toEqual([]);
  });

  test('is still known after new texts are noted, until somebody has looked', () => {
    const root = upToDate();
    put(root, 'en-US', 'Your office in one app');
    expect(seenReport(root, [])).toBe(
      'texts noted in locales/seen.txt: 0; still to be looked at: 2 (npm run locales lists them)',
    );
    fixLocales(root);
    expect(stale(root)).toEqual(both);
    expect(seenReport(root, ['de-DE', 'home.heading'])).toContain('locales/seen.txt: 1;');
    expect(stale(root)).toEqual(['fr home.heading open']);
    expect(seenReport(root, ['home.heading'])).toBe('texts noted in locales/seen.txt: 1');
  });

  test('is noticed again after English and translation have changed together', () => {
    const root = upToDate();
    put(root, 'en-US', 'Your office in one app');
    put(root, 'de-DE', 'Ihr Büro in einer App');
    put(root, 'fr-FR', 'Votre bureau dans une appli');
    expect(seenReport(root, [])).toBe('texts noted in locales/seen.txt: 2');
    put(root, 'en-US', 'Your office');
    expect(stale(root)).toEqual(both);
  });

  test('fails a strict run, which says how to go on', () => {
    const root = upToDate();
    put(root, 'en-US', 'Your office in one app');
    const lines = checkLocales({ root, strict: true }).findings.map(findingLine);
    expect(lines).toContain(
      'locales/de-DE.json:3 home.heading — may be out of date: English now says “Your office in one app” — change it, or say that it is right: npm run locales -- --seen de-DE home.heading',
    );
  });

  test('that --fix makes changes no meaning', () => {
    const root = upToDate();
    put(root, 'en-US', 'Your  whole office');
    seenReport(root, ['de']);
    expect(fixLocales(root)).toEqual(['locales/en-US.json']);
    expect(stale(root)).toEqual([]);
  });

  test('can be handed over', () => {
    const root = upToDate();
    put(root, 'en-US', 'Your office in one app');
    const [source, own] = (['en-US', 'de-DE'] as const).map((code) => readCatalogue(root, code));
    expect(source && own && staleKeys(root, source, own)).toEqual(['home.heading']);
  });
});

test('new texts in all languages need nothing; a strict run asks to note them', () => {
  const root = upToDate();
  put(root, 'de-DE', 'Ihr Büro');
  const { findings } = checkLocales({ root, strict: false });
  expect(findings.filter(({ level }) => level !== 'open')).toEqual([]);
  const strict = checkLocales({ root, strict: true }).findings.filter(
    ({ level }) => level === 'warning',
  );
  expect(strict.map(findingLine)).toEqual([
    'locales/seen.txt:1 — warning: texts that this list does not know yet: 1 — run npm run locales -- --seen',
  ]);
});

test.each([
  [['de'], 1],
  [['de_DE'], 1],
  [['home'], 2],
  [['fr-FR', 'home'], 1],
  [['de', 'fr'], 2],
  [['plan'], 0],
])('--seen %j notes %i', (names, count) => {
  const root = upToDate();
  put(root, 'en-US', 'Your office in one app');
  expect(seenReport(root, names)).toContain(`locales/seen.txt: ${count}`);
});

test('--seen names what it does not know', () => {
  const root = upToDate();
  expect(() => seenReport(root, ['home.titel'])).toThrow(
    '“home.titel” is neither a language nor a key of locales/en-US.json',
  );
  writeFileSync(join(root, 'locales/de-DE.json'), '{');
  expect(() => seenReport(root, [])).toThrow('locales/de-DE.json cannot be read');
});

test('two branches merge, and what stands twice does not matter', () => {
  const root = upToDate();
  const path = join(root, 'locales/seen.txt');
  const base = readFileSync(path, 'utf8');
  const change = (code: string, heading: string) => {
    writeFileSync(path, base);
    put(root, code, heading);
    seenReport(root, []);
    return readFileSync(path, 'utf8');
  };
  const ours = change('de-DE', 'Ihr Büro');
  put(root, 'de-DE', german.home.heading);
  const theirs = change('fr-FR', 'Votre bureau');
  for (const [name, text] of Object.entries({ base, ours, theirs }))
    writeFileSync(join(root, name), text);
  const merged = spawnSync('git', ['merge-file', '-p', '--union', 'ours', 'base', 'theirs'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(merged.status).toBe(0);
  writeFileSync(path, merged.stdout);
  put(root, 'de-DE', 'Ihr Büro');
  expect(seenReport(root, [])).toBe('texts noted in locales/seen.txt: 0');
  put(root, 'en-US', 'Your office in one app');
  expect(stale(root)).toEqual(both);
  expect(readFileSync('.gitattributes', 'utf8')).toContain('locales/seen.txt merge=union');
});
