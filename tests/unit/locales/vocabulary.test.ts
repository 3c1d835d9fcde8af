/** Texts of another language in a file, found by the words of the site's own files. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '@/config/site/languages';
import { findingLine } from '@/locales/tool/report';
import { readGlossary } from '@/locales/tool/glossary';
import { readCatalogues, type Catalogue } from '@/locales/tool/read';
import { languageFindings } from '@/locales/tool/vocabulary';

const catalogues = readCatalogues('.');
const { names } = readGlossary('.');
const key = 'support.offline.answer';

function textOf(code: LanguageCode): string {
  const text = catalogues.find((own) => own.code === code)?.messages.get(key)?.text;
  if (!text) throw new Error(`${code} has no ${key}`);
  return text;
}

/** What is said if a language's answer is another text. */
function lines(code: LanguageCode, text: string): string[] {
  const changed = catalogues.map((own): Catalogue => {
    if (own.code !== code) return own;
    return { ...own, messages: new Map([...own.messages, [key, { text, line: 7 }]]) };
  });
  return languageFindings(changed, names).map(findingLine);
}

test('the files of the site are each in their own language', () => {
  expect(languageFindings(catalogues, names).map(findingLine)).toEqual([]);
});

describe('a text of another language', () => {
  test.each<[LanguageCode, LanguageCode, string]>([
    ['de-DE', 'fr-FR', 'Français and not Deutsch'],
    ['fr-FR', 'de-DE', 'Deutsch and not Français'],
    ['es-MX', 'pt-BR', 'Português and not Español'],
    ['pt-BR', 'es-MX', 'Español and not Português'],
    ['it-IT', 'es-MX', 'Español and not Italiano'],
    ['pl-PL', 'it-IT', 'Italiano and not Polski'],
    ['id-ID', 'vi-VN', 'Tiếng Việt and not Bahasa Indonesia'],
    ['id-ID', 'ms-MY', 'Bahasa Melayu and not Bahasa Indonesia'],
    ['ms-MY', 'id-ID', 'Bahasa Indonesia and not Bahasa Melayu'],
    ['fil-PH', 'pl-PL', 'Polski and not Filipino'],
    ['ja-JP', 'en-US', 'English and not 日本語'],
    ['ru-RU', 'en-US', 'English and not Русский'],
    ['th-TH', 'en-US', 'English and not ไทย'],
    ['hi-IN', 'de-DE', 'Deutsch and not हिन्दी'],
  ])('%s with a text of %s', (code, other, said) => {
    // Without its last sentence: a text that is wholly English is told by another rule.
    const text = textOf(other).replace(/\s[^.]+\.$/, '');
    expect(lines(code, text)[0]).toContain(
      `locales/${code}.json:7 ${key} — seems to be ${said}: “`,
    );
  });
});

test('a sentence of another language within a text is found', () => {
  const text = `${textOf('de-DE')} Take it to the PC on a USB drive and open the file there.`;
  expect(lines('de-DE', text)).toEqual([
    `locales/de-DE.json:7 ${key} — seems to be English and not Deutsch: “Take it to the PC on a USB drive and open the file there.” — write it in this language`,
  ]);
});

test('of two languages that share most words, most texts are known in the wrong file', () => {
  const textsOf = (code: LanguageCode) =>
    [...(catalogues.find((own) => own.code === code)?.messages ?? [])].filter(
      ([, { text }]) => text.length > 60 && text.length < 120,
    );
  for (const [code, other] of [
    ['id-ID', 'ms-MY'],
    ['ms-MY', 'id-ID'],
  ] as const) {
    // A few texts each time: of many in one file, their words would become those of the file.
    const wrong = textsOf(other).filter((_, index) => index % 50 === 0);
    const told = wrong.filter(([name, { text }]) => {
      const changed = catalogues
        .filter((own) => own.code === code || own.code === other)
        .map((own): Catalogue => {
          if (own.code !== code) return own;
          return { ...own, messages: new Map([...own.messages, [name, { text, line: 1 }]]) };
        });
      return languageFindings(changed, names).length > 0;
    });
    expect(wrong.length).toBeGreaterThan(4);
    expect(told.length).toBeGreaterThanOrEqual(wrong.length / 2);
  }
});

test('a file that holds the texts of another is one finding', () => {
  const french = catalogues.find(({ code }) => code === 'fr-FR');
  const changed = catalogues.map((own) =>
    own.code === 'de-DE' && french ? { ...own, messages: french.messages } : own,
  );
  const found = languageFindings(changed, names).filter(({ file }) => file.includes('de-DE'));
  expect(found.map(findingLine)).toEqual([
    'locales/de-DE.json:1 — holds the texts of locales/fr-FR.json — take back the last version: git restore locales/de-DE.json',
  ]);
});
