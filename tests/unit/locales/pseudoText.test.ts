/** Pseudo texts: longer, accented, and with everything that the site fills in. */
import { describe, expect, test } from 'vitest';
import { defaultLanguage } from '@/config/site/languages';
import { argumentIssues } from '@/locales/tool/arguments';
import { allWords, readMessage } from '@/locales/tool/icu';
import { pseudoText } from '@/locales/tool/pseudoText';
import { readCatalogue } from '@/locales/tool/read';

test.each([
  ['Sign in', 'Šîîĝñ îîñ'],
  ['{name}', '{name}'],
  ['<b>Open</b> {file}', '<b>Öþééñ</b> {file}'],
  ['{days, plural, one {# day} other {# days}}', '{days, plural, one {# ðååý} other {# ðååýš}}'],
  ['{a, select, x {in} other {on}}', '{a, select, x {îñ} other {öñ}}'],
  [
    '{n, number, ::percent} and {d, date, ::yyyyMMdd}',
    '{n, number, ::percent} ååñð {d, date, ::yyyyMMdd}',
  ],
  ['{n, selectordinal, one {#st} other {#th}}', '{n, selectordinal, one {#šţ} other {#ţĥ}}'],
  ['broken {', 'broken {'],
])('%s becomes %s', (text, pseudo) => {
  expect(pseudoText(text)).toBe(pseudo);
});

describe('every English text', () => {
  const texts = [...readCatalogue('.', defaultLanguage).messages.values()].map(({ text }) => text);

  test('keeps its arguments and tags, and no plain letter', () => {
    for (const text of texts) {
      const pseudo = readMessage(pseudoText(text));
      expect(pseudo.issue).toBeNull();
      expect(argumentIssues(readMessage(text).elements, pseudo.elements)).toEqual([]);
      expect(allWords(pseudo.elements)).not.toMatch(/[A-Za-z]/);
    }
  });

  test('grows by 40 %', () => {
    const length = (all: string[]) =>
      allWords(all.flatMap((text) => readMessage(text).elements)).length;
    const ratio = length(texts.map(pseudoText)) / length(texts);
    expect(ratio).toBeGreaterThan(1.35);
    expect(ratio).toBeLessThan(1.45);
  });
});
