/**
 * Texts and sentences that are in another language. The words of all message files are the dictionary:
 * a sentence is foreign if another language knows its words and its own, in all its other texts, does not.
 */
import { defaultLanguage, languageOf, type LanguageCode } from '@/config/site/languages';
import { error, quoted, warning, type Finding } from './finding';
import { allWords, readMessage } from './icu';
import type { Catalogue } from './read';

/** In how many texts of a language a word stands. */
type Words = ReadonlyMap<string, number>;

/** Languages that share most of their words: only those tell that one has often and the other never. */
const relatives: readonly (readonly LanguageCode[])[] = [['id-ID', 'ms-MY']];

/** Fewest words that tell a language. */
const enough = 3;

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []);
}

/** A message without names of values, tags and forms. */
function said(text: string): string {
  return allWords(readMessage(text).elements);
}

function dictionaryOf({ messages }: Catalogue): Words {
  const words = new Map<string, number>();
  for (const { text } of messages.values())
    for (const word of wordsOf(said(text))) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…。？！])\s+|(?<=[。？！])/u);
}

function areRelated(one: LanguageCode, other: LanguageCode): boolean {
  return relatives.some((group) => group.includes(one) && group.includes(other));
}

type Dictionaries = ReadonlyMap<LanguageCode, Words>;

/** Words that a related language has often and a language has nowhere but in the text that is judged. */
function tellingOf(words: readonly string[], own: Words, theirs: Words): string[] {
  return words.filter((word) => (theirs.get(word) ?? 0) > 1 && (own.get(word) ?? 0) <= 1);
}

/** The related language of which a sentence has words; two words in a whole text may still be chance. */
function related(
  words: readonly string[],
  text: readonly string[],
  own: LanguageCode,
  dictionaries: Dictionaries,
): { code: LanguageCode; sure: boolean } | null {
  const ours: Words = dictionaries.get(own) ?? new Map();
  for (const [code, theirs] of dictionaries) {
    if (code === own || !areRelated(code, own)) continue;
    const telling = tellingOf(words, ours, theirs).length;
    const against = words.filter((word) => (ours.get(word) ?? 0) > 1 && !theirs.has(word)).length;
    if (telling > 1 && telling > against)
      return { code, sure: tellingOf(text, ours, theirs).length >= enough };
  }
  return null;
}

/** The language that knows the words of a sentence, where its own does not; null if there is none. */
function foreign(
  words: readonly string[],
  own: LanguageCode,
  dictionaries: Dictionaries,
): LanguageCode | null {
  const known = (word: string) => (dictionaries.get(own)?.get(word) ?? 0) > 1;
  const strange = words.filter((word) => !known(word));
  if (strange.length < Math.max(enough, words.length / 2)) return null;
  let best: { code: LanguageCode; count: number } | null = null;
  for (const [code, dictionary] of dictionaries) {
    if (code === own || areRelated(code, own)) continue;
    const theirs = strange.filter((word) => dictionary.has(word)).length;
    const ours = words.filter((word) => known(word) && !dictionary.has(word)).length;
    const tells = theirs >= Math.max(enough, words.length / 2) && theirs >= 3 * ours;
    if (tells && theirs > (best?.count ?? 0)) best = { code, count: theirs };
  }
  return best?.code ?? null;
}

/** A whole file that holds the texts of another language. */
function exchanged(own: Catalogue, catalogues: readonly Catalogue[]): Finding[] {
  const texts = [...own.messages];
  const twin = catalogues.find(({ code, messages }) => {
    const same = texts.filter(([key, { text }]) => messages.get(key)?.text === text);
    return code !== own.code && texts.length > enough && same.length > texts.length / 2;
  });
  if (!twin) return [];
  const mend = `take back the last version: git restore ${own.file}`;
  return [{ ...error(`holds the texts of ${twin.file}`, mend), file: own.file, line: 1, key: '' }];
}

/** Findings for texts of other languages, in all files. `names` may stand in any language. */
export function languageFindings(
  catalogues: readonly Catalogue[],
  names: readonly string[],
): Finding[] {
  const dictionaries = new Map(catalogues.map((own) => [own.code, dictionaryOf(own)] as const));
  const english = catalogues.find(({ code }) => code === defaultLanguage);
  const spared = wordsOf(names.join(' '));
  const toldBy = (words: string) => [...wordsOf(words)].filter((word) => !spared.has(word));
  return catalogues.flatMap((own) => {
    if (own.code === defaultLanguage) return [];
    const whole = exchanged(own, catalogues);
    if (whole.length > 0) return whole;
    return [...own.messages].flatMap(([key, { text, line }]) => {
      // A text that is wholly English is told as such.
      if (text === english?.messages.get(key)?.text) return [];
      for (const sentence of sentencesOf(said(text))) {
        const words = toldBy(sentence);
        const relative = related(words, toldBy(said(text)), own.code, dictionaries);
        const code = foreign(words, own.code, dictionaries) ?? relative?.code;
        if (!code) continue;
        const say = code === relative?.code && !relative.sure ? warning : error;
        const problem = `seems to be ${languageOf(code).name} and not ${languageOf(own.code).name}: ${quoted(sentence.trim())}`;
        return [{ ...say(problem, 'write it in this language'), file: own.file, line, key }];
      }
      return [];
    });
  });
}
