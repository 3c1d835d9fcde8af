/** Texts in the wrong encoding are known, and no text of the site is taken for one. */
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '@/config/site/languages';
import { garbledIssue, ungarbled } from '@/locales/tool/garbled';
import { fromWindows } from '@/locales/tool/bytes';
import { readCatalogue } from '@/locales/tool/read';

const english = readCatalogue('.', defaultLanguage);
const readAs: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  'Western Windows': fromWindows,
  'a Mac': (bytes) => new TextDecoder('macintosh').decode(bytes),
  'Central European Windows': (bytes) => new TextDecoder('windows-1250').decode(bytes),
  'Cyrillic Windows': (bytes) => new TextDecoder('windows-1251').decode(bytes),
};

describe.each(languageCodes)('%s', (code) => {
  const texts = [...readCatalogue('.', code).messages].map(([key, { text }]) => ({ key, text }));

  test('is as it should be', () => {
    const found = texts.filter(({ key, text }) =>
      garbledIssue(text, english.messages.get(key)?.text ?? '', code),
    );
    expect(found).toEqual([]);
  });

  test.each(Object.keys(readAs))('is known when read as %s', (name) => {
    const odd = texts.filter(({ text }) => /[^\0-\x7F]/.test(text));
    const bytes = new TextEncoder();
    const missed = odd.filter(({ text }) => {
      const garbled = readAs[name]?.(bytes.encode(text)) ?? '';
      return ungarbled(garbled, code) !== text;
    });
    expect(missed).toEqual([]);
    expect(odd.length).toBeGreaterThan(10);
  });
});
