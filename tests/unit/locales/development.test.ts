/** What `npm run dev` makes of broken message files: pages stay, and the terminal says what is wrong. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import codec from '@/locales/codec.mjs';
import { writeDeclaration } from '@/locales/tool/declaration';
import { watchTexts } from '@/locales/watch';
import { project } from './project';

function read(content: string): Record<string, string> {
  const messages = codec().decode(content, { locale: 'de-DE', sourceLocale: 'en-US' });
  return Object.fromEntries(messages.map(({ id, message }) => [id, String(message)]));
}

const good = '{\n  "home": {\n    "heading": "Büro",\n    "lead": "Von {file}"\n  }\n}';

test.each([
  ['a good file', good, { 'home.heading': 'Büro', 'home.lead': 'Von {file}' }],
  ['a byte order mark', `\uFEFF${good}`, { 'home.heading': 'Büro', 'home.lead': 'Von {file}' }],
  ['a semicolon', good.replace(',', ';'), { 'home.heading': 'Büro', 'home.lead': 'Von {file}' }],
  ['a lost brace', good.replace('\n}', ''), { 'home.heading': 'Büro', 'home.lead': 'Von {file}' }],
  [
    'a lost mark',
    good.replace('Büro"', 'Büro'),
    { 'home.heading': 'Büro,', 'home.lead': 'Von {file}' },
  ],
  [
    'a value that is open',
    good.replace('}"', '"'),
    { 'home.heading': 'Büro', 'home.lead': "Von '{'file" },
  ],
  ['a number', '{"home": {"heading": 1, "lead": [1]}}', {}],
  ['nothing', '', {}],
  ['another encoding', '\uFFFD\uFFFD{\0', {}],
])('of %s it reads what can be read', (_, content, texts) => expect(read(content)).toEqual(texts));

test('a saved file is checked, and only what is new is said', async () => {
  const root = project();
  const said: string[] = [];
  let wrong = 'one error';
  const check = vi.fn(() => Promise.resolve(wrong));
  const end = watchTexts(join(root, 'locales'), check, (text) => said.push(text));
  await vi.waitFor(() => expect(said).toEqual(['one error']));
  const save = async (text: string) => {
    const times = check.mock.calls.length;
    writeFileSync(join(root, 'locales/de-DE.json'), text);
    await vi.waitFor(() => expect(check.mock.calls.length).toBeGreaterThan(times));
  };
  await save('{}');
  wrong = '';
  await save('{ }');
  await vi.waitFor(() => expect(said).toEqual(['one error', 'The texts are right again.']));
  end();
});

test('the types of the texts follow English, and a broken English leaves them as they were', () => {
  const root = project();
  const file = join(root, 'locales/en-US.json');
  const declared = () => readFileSync(join(root, 'locales/en-US.d.json.ts'), 'utf8');
  expect(writeDeclaration(root)).toBe(true);
  const types = declared();
  expect(types).toBe(
    `declare const messages: ${readFileSync(file, 'utf8').trim()};\nexport default messages;`,
  );
  expect(writeDeclaration(root)).toBe(false);
  for (const broken of ['', '{ "home": { "heading": "x" ', Buffer.from('\uFEFF\0')]) {
    writeFileSync(file, broken);
    expect(writeDeclaration(root)).toBe(false);
  }
  rmSync(file);
  expect(writeDeclaration(root)).toBe(false);
  expect(declared()).toBe(types);
});
