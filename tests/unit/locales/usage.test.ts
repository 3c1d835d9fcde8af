/** How code asks for messages, and which keys that uses. */
import { describe, expect, test } from 'vitest';
import { scanSource } from '@/locales/tool/scan';
import { keyMatcher } from '@/locales/tool/usage';

function patternsIn(source: string): string[] {
  return scanSource('x.tsx', source).uses.map(({ pattern }) => pattern);
}

describe('code', () => {
  test.each<[string, string[]]>([
    ["const t = useTranslations('home'); t('title')", ['home.title']],
    ["const t = useTranslations(); t('home.title')", ['home.title']],
    ["const t = await getTranslations('home'); t.rich('title', {})", ['home.title']],
    ["const t = await getTranslations({ locale, namespace: 'home' }); t('title')", ['home.title']],
    [
      "const [t, word] = await Promise.all([getTranslations('a'), getTranslations()]); t('x'); word('b.y')",
      ['a.x', 'b.y'],
    ],
    ['const t = useTranslations(); t(`nav.${item.name}.name`)', ['nav.*.name']],
    ['const t = useTranslations(`apps.${id}`); t("heading")', ['apps.*.heading']],
    ["const t = useTranslations('a'); t(short ? 'x' : 'y')", ['a.x', 'a.y']],
    ["const t = useTranslations('a'); t(names[0] ?? 'x')", ['a.?', 'a.x']],
    ["const t = useTranslations('a'); t.has('x')", []],
    [
      "function f() { const t = useTranslations('a'); t('x') } function g() { const t = useTranslations('b'); t('x') }",
      ['a.x', 'b.x'],
    ],
    ["function f(t: Translator) { t('x') }", ['**.x']],
    ["function f(words: ReturnType<typeof useTranslations<'a'>>) { words('x') }", ['**.x']],
    ["const t = useTranslations(namespace); t('x')", ['**.x']],
    ["const f = (x: string) => x; f('a.x')", []],
    [
      "import english from '@/locales/en-US.json'; const { hint } = english.language",
      ['language.?'],
    ],
  ])('%s', (source, patterns) => expect(patternsIn(source)).toEqual(patterns));

  test('is reported with its line', () => {
    const source = "const t = useTranslations('a');\n\nt('x');";
    expect(scanSource('x.tsx', source).uses).toEqual([{ file: 'x.tsx', line: 3, pattern: 'a.x' }]);
  });
});

describe('a pattern', () => {
  const literals = new Set(['heading', 'plan.name']);
  test.each([
    ['home.title', 'home.title', true],
    ['home.title', 'home_title', false],
    ['home.title', 'home.title.x', false],
    ['apps.*.name', 'apps.writer.name', true],
    ['apps.*.name', 'apps.a.b.name', false],
    ['packages.*Note', 'packages.macNote', true],
    ['packages.*Note', 'packages.mac', false],
    ['home.?', 'home.heading', true],
    ['home.?', 'home.lead', false],
    ['?', 'plan.name', true],
    ['**.name', 'apps.writer.name', true],
    ['**.name', 'name', true],
    ['**.?', 'a.heading', true],
  ])('%s stands for %s: %s', (pattern, key, expected) =>
    expect(keyMatcher(pattern, literals)(key)).toBe(expected),
  );
});
