/** Which of the languages a browser asks for; codes from `qaa` on are nobody's. */
import { describe, expect, test } from 'vitest';
import { languages } from '@/config/site/languages';
import { preferredLanguage } from '@/services/rules/preferredLanguage';

describe('preferredLanguage', () => {
  test.each(languages)('finds $code by its code and by $newCode', ({ code, newCode }) => {
    expect(preferredLanguage([code])).toBe(code);
    expect(preferredLanguage([newCode])).toBe(code);
    expect(preferredLanguage([code.toLowerCase()])).toBe(code);
  });

  test.each([
    [['de-AT', 'en'], 'de-DE'],
    [['pt-PT'], 'pt-BR'],
    [['es'], 'es-MX'],
    [['es-ES', 'es'], 'es-MX'],
    [['es-419'], 'es-MX'],
    [['en-GB'], 'en-US'],
    [['fr-CA'], 'fr-FR'],
    [['tl'], 'fil-PH'],
    [['tl-PH'], 'fil-PH'],
    [['in-ID'], 'id-ID'],
    [['hi-Latn-IN'], 'hi-IN'],
    [['ms-Arab-MY'], 'ms-MY'],
    [['qaa-QM', 'qab', 'ja'], 'ja-JP'],
    [['qaa-QM', 'en', 'de'], 'en-US'],
    [['RU'], 'ru-RU'],
  ])('answers %j with %s', (tags, code) => {
    expect(preferredLanguage(tags)).toBe(code);
  });

  test.each([
    [[]],
    [['']],
    [['qaa-QM', 'qab']],
    [['xx']],
    [['*']],
    [['d']],
    [['deu']],
    [['constructor', '__proto__', 'toString']],
  ])('has nothing for %j', (tags) => {
    expect(preferredLanguage(tags)).toBeNull();
  });
});
