/** Texts that may be the same as in English, each with its reason. Product names are in the glossary. */
import type { LanguageCode } from '@/config/site/languages';
import { fits } from './finding';

interface Allowance {
  /** Words of the English text, in small letters, or a key pattern with `*` for one part. */
  readonly words?: string;
  readonly keys?: string;
  readonly languages: readonly LanguageCode[];
  readonly reason: string;
}

/** The table: a text passes if each of its longer words is allowed, or its key is. */
const sameAsEnglish: readonly Allowance[] = [
  {
    words: 'download',
    languages: ['de-DE', 'it-IT', 'pt-BR', 'fil-PH'],
    reason: 'the noun is an everyday word there; buttons use a verb of the language',
  },
  {
    words: 'menu',
    languages: ['fil-PH', 'fr-FR', 'id-ID', 'it-IT', 'ms-MY', 'pl-PL', 'pt-BR', 'vi-VN'],
    reason: 'the word is spelled alike',
  },
  {
    words: 'architecture',
    languages: ['fr-FR'],
    reason: 'the word is spelled alike',
  },
  {
    words: 'version',
    languages: ['de-DE', 'fr-FR'],
    reason: 'the word is spelled alike',
  },
  {
    words: 'support feedback',
    languages: ['de-DE'],
    reason: 'usual in German for a help desk and for opinions',
  },
  {
    words:
      'chromebooks community cookie distribution downloader downloads name optional region updates',
    languages: ['de-DE'],
    reason: 'the words are spelled alike, or German has taken them over',
  },
  {
    words: 'region',
    languages: ['pl-PL'],
    reason: 'the word is spelled alike',
  },
  {
    words: 'feedback academy',
    languages: ['it-IT'],
    reason: 'usual in Italian; “Accademia” would be a fine arts school',
  },
  {
    words: 'account community cookie downloader file',
    languages: ['it-IT'],
    reason: 'the words are part of everyday Italian at the computer',
  },
  {
    words:
      'academy center disk feedback file graduate help image installer memory package school store template',
    languages: ['fil-PH'],
    reason: 'Filipino names things of the computer and of school in English',
  },
  {
    words:
      'account address analytics cloud community cookie distribution downloader email feature local recorder renewal session storage subscription',
    languages: ['fil-PH'],
    reason: 'Filipino names things of the web and of buying software in English',
  },
  {
    words: 'commenter editor viewer',
    languages: ['fil-PH'],
    reason: 'roles of a shared document have English names in Filipino',
  },
  {
    words: 'cookie',
    languages: ['ja-JP'],
    reason: 'usual in Japanese for the cookie of a browser, also in laws and in browsers',
  },
  {
    words: 'cookie',
    languages: ['vi-VN'],
    reason: 'usual in Vietnamese, also in browsers and in laws',
  },
  {
    words:
      'annotation chromebooks collaboration cookie description distribution extraction notifications service',
    languages: ['fr-FR'],
    reason: 'the words are spelled alike in French',
  },
  {
    words: 'chromebooks cookie editor',
    languages: ['es-MX', 'pt-BR'],
    reason: 'the words are spelled alike, or usual for browsers and devices',
  },
  {
    words: 'downloads',
    languages: ['pt-BR'],
    reason: 'the noun is an everyday word there; buttons use a verb of the language',
  },
  {
    words: 'cookie file',
    languages: ['id-ID'],
    reason: 'Indonesian has taken the words over; the glossary prefers “file”',
  },
  {
    words: 'edit editor',
    languages: ['id-ID', 'ms-MY'],
    reason: 'the words are spelled alike',
  },
];

/** Whether a word of an English text may stay in a language, at a key. */
export function mayStay(word: string, key: string, code: LanguageCode): boolean {
  return sameAsEnglish.some(
    ({ words, keys, languages }) =>
      languages.includes(code) &&
      (words?.split(' ').includes(word.toLowerCase()) || (keys !== undefined && fits(key, keys))),
  );
}

/** Texts that the specification gives to the letter, whatever the rules for characters say. */
export const specifiedTexts: readonly string[] = [
  'Sorry, failed to submit your feedback. Please resubmit it...',
];
