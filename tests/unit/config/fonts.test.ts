/** Every character that a language's pages show is in a font file of the site, or is left to the system on purpose. */
import { describe, expect, test } from 'vitest';
import { fontFiles, type FontName } from '@/config/site/fonts';
import { languageCodes, languageOf, type LanguageCode } from '@/config/site/languages';
import { scriptRows } from '@/config/site/scripts';
import { readCatalogue } from '@/locales/tool/read';
import { allWords, readMessage } from '@/locales/tool/icu';

/** Spaces that browsers draw themselves. */
const drawn = /[\u202F\u200B]/;

/** Marks of the scripts that have no faces but the system's: full-width ones, and those of East Asia. */
const systemMarks = '\\u3000-\\u303F\\u30FB\\u30FC\\uFF01-\\uFF9D';

/** What the system's faces show in a language. */
function bySystem(code: LanguageCode): RegExp | undefined {
  const script = scriptRows[languageOf(code).script];
  const letters = script.letters.map((name) => `\\p{Script=${name}}`).join('');
  return script.bySystem ? new RegExp(`[${letters}${systemMarks}]`, 'u') : undefined;
}

function ranges(name: FontName): (readonly [number, number])[] {
  return fontFiles[name].range.split(', ').map((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return [first, last] as const;
  });
}

function missing(code: LanguageCode): string[] {
  const covered = languageOf(code).fonts.flatMap(ranges);
  const system = bySystem(code);
  const texts = [...readCatalogue('.', code).messages.values()].map(({ text }) => text);
  const used = new Set(texts.flatMap((text) => [...allWords(readMessage(text).elements)]));
  return [...used].filter((character) => {
    const point = character.codePointAt(0) ?? 0;
    if (drawn.test(character) || system?.test(character)) return false;
    return !covered.some(([first, last]) => point >= first && point <= last);
  });
}

describe('the characters of the messages', () => {
  test.each(languageCodes)('in %s are in the fonts that its pages preload', (code) => {
    expect(missing(code)).toEqual([]);
  });
});

test.each(languageCodes)('the faces of %s are Inter and those of its script', (code) => {
  const { fonts, script } = languageOf(code);
  const families = fonts.map((name): string => fontFiles[name].family);
  const inter = families.filter((family) => family.startsWith('Inter'));
  expect(inter.length).toBeGreaterThan(0);
  const others = families.filter((family) => !inter.includes(family));
  const { faces, bySystem: system } = scriptRows[script];
  expect(others).toEqual(system ? [] : faces);
});
