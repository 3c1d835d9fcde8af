/** The two commands on a small project: what they print, write and return. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportTexts } from '@/locales/tool/handover/exportCommand';
import { importFiles } from '@/locales/tool/handover/importCommand';
import { checkLocales } from '@/locales/tool/run';
import { seenReport } from '@/locales/tool/seenCommand';
import { english, project, written } from '../project';

const commands = { export: exportTexts, import: importFiles };

async function run(root: string, command: keyof typeof commands, ...args: string[]) {
  const { said, code } = await commands[command](root, args);
  return { status: code, said };
}

const german = { home: { heading: 'Ihr ganzes Büro' } };
const table = (...rows: string[]) => ['key,English,de-DE,note', ...rows, ''].join('\r\n');
const lead = `home.lead,${english.home.lead},{file} steht bei <b>Google Play</b>.,`;
const heading = 'home.heading,Your whole office,Ihr Büro,';

test('take out, and in again; what is not in the file stays', async () => {
  const root = project({ 'locales/de-DE.json': german });
  expect(await run(root, 'export', '--language', 'de', '--format', 'csv', '--open')).toEqual({
    status: 0,
    said: '2 texts in handover/de-DE.csv',
  });
  const path = join(root, 'handover/de-DE.csv');
  expect(readFileSync(path, 'utf8')).toContain(`\r\nhome.lead,${english.home.lead},,\r\n`);
  writeFileSync(path, table(lead, 'plan.days,"{days, plural, one {# day} other {# days}}",,'));
  expect(await run(root, 'import', 'handover/de-DE.csv')).toEqual({
    status: 0,
    said: '1 text is new or changed in locales/de-DE.json; 1 text is still open in the file and stays as it is',
  });
  expect(readFileSync(join(root, 'locales/de-DE.json'), 'utf8')).toBe(
    written({ home: { ...german.home, lead: '{file} steht bei <b>Google Play</b>.' } }),
  );
});

test('say what is wrong in the words of the check, and write nothing', async () => {
  const root = project({ 'locales/de-DE.json': german });
  const rows = [
    'home.heading,Your old office,Ihr Büro,',
    `home.lead,${english.home.lead},{file bei <b>Google Play</b>.,`,
    'home.nothing,Nothing,Nichts,',
    'home.heading,Your whole office,Ihr’s...,',
  ];
  writeFileSync(join(root, 'back.csv'), table(...rows));
  const { status, said } = await run(root, 'import', 'back.csv');
  expect(status).toBe(1);
  expect(said).toContain(
    'back.csv:2 home.heading — the English text has changed since the file was made; it is now “Your whole office” — translate the new text in a new export',
  );
  expect(said).toMatch(/back\.csv:3 home\.lead — the name between \{ and \} cannot be read/);
  expect(said).toContain('back.csv:4 home.nothing — is a key that English does not have');
  expect(said).toContain('back.csv:5 home.heading — stands twice, first on line 2');
  expect(said).toContain('nothing of back.csv was written');
  expect(readFileSync(join(root, 'locales/de-DE.json'), 'utf8')).toBe(written(german));
});

describe('what English has left behind', () => {
  const before = { home: { heading: 'Ihr ganzes Büro', lead: '{file} bei <b>Google Play</b>.' } };
  const changed = { ...english, home: { ...english.home, heading: 'Your new office' } };
  const left = async () => {
    const root = project({ 'locales/de-DE.json': before });
    seenReport(root, []);
    writeFileSync(join(root, 'locales/en-US.json'), written(changed));
    expect((await run(root, 'export', '--language', 'de', '--stale')).said).toBe(
      '1 text in handover/de-DE.xlf',
    );
    return root;
  };
  const isStale = (root: string) =>
    checkLocales({ root, strict: false }).findings.some(({ problem }) =>
      problem.startsWith('may be out of date'),
    );

  test('goes out alone, marked to be looked at again; with --open, beside what is open', async () => {
    const root = await left();
    const file = readFileSync(join(root, 'handover/de-DE.xlf'), 'utf8');
    expect(file).toContain('<segment state="initial">');
    expect(file).toContain('English has changed since this was translated');
    expect(file).toContain('>Your new office<');
    expect(file).toContain('>Ihr ganzes Büro<');
    expect((await run(root, 'export', '--language', 'de', '--stale', '--open')).said).toContain(
      '2 texts',
    );
    expect((await run(root, 'export', '--language', 'fr', '--stale')).said).toBe(
      'Nothing to hand over in fr-FR: no file was written',
    );
  });

  test.each([
    ['changed', 'Ihr ganzes Büro', 'Ihr neues Büro', false],
    ['confirmed', 'state="initial"', 'state="final"', false],
    ['not touched', '', '', true],
  ])('comes back %s', async (_, old, now, stays) => {
    const root = await left();
    const path = join(root, 'handover/de-DE.xlf');
    writeFileSync(path, readFileSync(path, 'utf8').replace(old, now));
    expect(isStale(root)).toBe(true);
    expect((await run(root, 'import', 'handover/de-DE.xlf')).status).toBe(0);
    expect(isStale(root)).toBe(stays);
  });
});

describe('several files', () => {
  test('are all read, and each is taken whole or not at all', async () => {
    const root = project({ 'locales/de-DE.json': german });
    writeFileSync(join(root, 'one.csv'), table(heading));
    writeFileSync(join(root, 'two.csv'), table(lead, 'home.none,x,y,'));
    writeFileSync(join(root, 'three.csv'), table(lead));
    writeFileSync(join(root, 'four.csv'), table(heading.replace('Ihr Büro', 'Ihr neues Büro')));
    writeFileSync(
      join(root, 'fünf.csv'),
      table(heading).replace('de-DE', 'fr').replace('Ihr Büro', 'Votre bureau'),
    );
    const files = ['one.csv', 'two.csv', 'three.csv', 'four.csv', 'none.csv', 'fünf.csv'];
    const { status, said } = await run(root, 'import', ...files);
    expect(status).toBe(2);
    expect(said).toContain('two.csv:3 home.none — is a key that English does not have');
    expect(said).toContain('four.csv:2 home.heading — has another text than one.csv:2');
    expect(said).toContain('There is no file none.csv');
    expect(said).toContain('3 of 6 files were taken');
    expect(readFileSync(join(root, 'locales/de-DE.json'), 'utf8')).toBe(
      written({ home: { heading: 'Ihr Büro', lead: '{file} steht bei <b>Google Play</b>.' } }),
    );
    expect(readFileSync(join(root, 'locales/fr-FR.json'), 'utf8')).toBe(
      written({ home: { heading: 'Votre bureau' } }),
    );
  });
});

test.each([
  ['is no JSON', '{"home": '],
  ['has a text where English has a group', '{"home": "Büro"}'],
  ['has a group where English has a text', '{"home": {"heading": {"x": "Büro"}}}'],
])('a message file that %s is named, and stays as it is', async (_, source) => {
  const root = project({ 'locales/de-DE.json': source });
  writeFileSync(join(root, 'back.csv'), table(heading));
  const { status, said } = await run(root, 'import', 'back.csv');
  expect(status).toBe(1);
  expect(said).toContain('locales/de-DE.json has errors of its own: npm run locales says which');
  expect(readFileSync(join(root, 'locales/de-DE.json'), 'utf8')).toBe(source);
});

describe('a command that cannot be carried out', () => {
  const root = () => {
    const folder = project();
    mkdirSync(join(folder, 'handover'));
    writeFileSync(join(folder, 'handover/de-DE.xlf'), 'x');
    return folder;
  };

  test.each<[keyof typeof commands, string[], string]>([
    [
      'export',
      ['--language', 'xx'],
      '--language xx is no language of the site. Choose one of en-US (en), de-DE (de), es-MX (es), ',
    ],
    ['export', ['--language', 'pt-PT'], '--language pt-PT is no language of the site'],
    ['export', [], '--language is missing. Choose one of'],
    [
      'export',
      ['--language', 'de', '--format', 'xlsx'],
      '--format xlsx is not known. Choose xliff, or csv for Excel',
    ],
    ['export', ['--language', 'de', '--format', 'toString'], '--format toString is not known'],
    ['export', ['--language', 'de', '--out', 'handover'], '--out handover is a folder'],
    ['export', ['--langauge', 'de'], "Unknown option '--langauge'"],
    ['export', ['--language', 'de', 'csv'], "Unexpected argument 'csv'"],
    ['export', ['--language'], "Option '--language <value>' argument missing"],
    ['import', [], 'Usage: npm run locales:import'],
    ['import', ['--language', 'de'], "Unknown option '--language'"],
    ['import', ['none.csv'], 'There is no file none.csv: there is no .xlf or .csv in .'],
    [
      'import',
      ['handover/de.xlf'],
      `There is no file handover/de.xlf: in handover there are ${join('handover', 'de-DE.xlf')}`,
    ],
    [
      'import',
      ['handover'],
      `handover is a folder: name the files; in handover there are ${join('handover', 'de-DE.xlf')}`,
    ],
    ['import', ['handover/*.csv'], 'There is no file handover/*.csv'],
  ])('%s %j', async (command, options, words) => {
    const { status, said } = await run(root(), command, ...options);
    expect(said).toContain(words);
    expect(status).toBe(2);
  });
});

test('the commands print what was said, and return its code', { timeout: 60_000 }, () => {
  const root = project({ 'locales/de-DE.json': german });
  const started = (command: string, ...args: string[]) =>
    spawnSync(
      process.execPath,
      [
        resolve('node_modules/tsx/dist/cli.mjs'),
        '--tsconfig',
        resolve('tsconfig.json'),
        resolve(`locales/${command}.ts`),
        ...args,
      ],
      { cwd: root, encoding: 'utf8' },
    );
  expect(started('export', '--language', 'de')).toMatchObject({
    status: 0,
    stdout: '3 texts in handover/de-DE.xlf\n',
    stderr: '',
  });
  expect(started('import', 'handover/de-DE.xlf', 'none.csv')).toMatchObject({ status: 2 });
  const wrong = started('export', '--language', 'xx');
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toMatch(/^--language xx is no language of the site\./);
  expect(wrong.stderr).not.toMatch(/^ {4}at /m);
});
