/** Every character that a language's pages show is in a font file of the site, or is left to the system on purpose. */
import { describe, expect, test } from 'vitest';
import { fontFiles, preloadedFonts, type FontName } from '@/config/site/fonts';
import { languageCodes, type LanguageCode } from '@/config/site/languages';
import { readCatalogue } from '@/locales/tool/read';
import { allWords, readMessage } from '@/locales/tool/icu';

/** What the system's face shows: it is the Japanese face of the site. */
const bySystem: Partial<Record<LanguageCode, RegExp>> = {
  'ja-JP':
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\u30FB\u30FC\uFF01-\uFF9D]/u,
};

/** Spaces that browsers draw themselves. */
const drawn = /[\u202F\u200B]/;

function ranges(name: FontName): (readonly [number, number])[] {
  return fontFiles[name].range.split(', ').map((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return [first, last] as const;
  });
}

function missing(code: LanguageCode, fonts: readonly FontName[]): string[] {
  const covered = fonts.flatMap(ranges);
  const texts = [...readCatalogue('.', code).messages.values()].map(({ text }) => text);
  const used = new Set(texts.flatMap((text) => [...allWords(readMessage(text).elements)]));
  return [...used].filter((character) => {
    const point = character.codePointAt(0) ?? 0;
    if (drawn.test(character) || bySystem[code]?.test(character)) return false;
    return !covered.some(([first, last]) => point >= first && point <= last);
  });
}

describe('the characters of the messages', () => {
  test.each(languageCodes)('in %s are in the fonts that its pages preload', (code) => {
    expect(missing(code, preloadedFonts(code))).toEqual([]);
  });
});
