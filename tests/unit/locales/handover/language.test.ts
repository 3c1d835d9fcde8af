/** Which language a name means, in the spellings of people and programs. */
import { expect, test } from 'vitest';
import { languages } from '@/config/site/languages';
import { languageNamed } from '@/locales/tool/handover/language';

test.each(languages)('$code, however it is written', ({ code, newCode }) => {
  const [language = '', region = ''] = code.split('-');
  const names = [
    code,
    newCode,
    language.toUpperCase(),
    code.toLowerCase(),
    `${language}_${region}`,
    ` ${language}_${region}.UTF-8`,
    new Intl.Locale(code).maximize().toString(),
  ];
  expect(names.map(languageNamed)).toEqual(names.map(() => code));
});

test.each(['tl', 'tl-PH'])('%s, the old name of Filipino', (name) => {
  expect(languageNamed(name)).toBe('fil-PH');
});

test.each(['', 'xx', 'German', 'de-AT', 'pt-PT', 'zh-CN', 'ru-Latn', 'de--DE', '$', '../en'])(
  '“%s” is none of ours',
  (name) => {
    expect(languageNamed(name)).toBeUndefined();
  },
);
