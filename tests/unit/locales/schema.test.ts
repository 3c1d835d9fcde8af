/** The schema by which editors complete and check keys. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '@/config/site/languages';
import { readCatalogue } from '@/locales/tool/read';
import { schemaFile, schemaText, writeSchema } from '@/locales/tool/schema';
import { project } from './project';

test('is up to date: npm run locales -- --fix writes it', () => {
  const wanted = schemaText(readCatalogue('.', defaultLanguage));
  expect(readFileSync(schemaFile, 'utf8') === wanted).toBe(true);
});

test('knows every key with its English text, and demands none', () => {
  const root = project();
  expect(writeSchema(root)).toBe(true);
  expect(writeSchema(root)).toBe(false);
  expect(JSON.parse(readFileSync(`${root}/${schemaFile}`, 'utf8'))).toMatchObject({
    additionalProperties: false,
    properties: {
      home: {
        type: 'object',
        additionalProperties: false,
        properties: { heading: { description: 'Your whole office', type: 'string' } },
      },
    },
  });
});

test('is what editors use for every language file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const [row] = settings['json.schemas'];
  expect(existsSync(row?.url ?? '')).toBe(true);
  for (const { file } of languages)
    expect(
      row?.fileMatch.some((pattern) =>
        new RegExp(`^${pattern.replace('.', '\\.').replaceAll('?', '[^/]')}$`).test(
          `/locales/${file}`,
        ),
      ),
    ).toBe(true);
});
