/** Letters of one script that look like those of another, and marks that stand for an apostrophe. */
import type { LanguageCode } from '@/config/site/languages';
import { error, type Issue } from './finding';
import { scriptsIn, writingOf } from './letters';

/** Letters of each script, each with the Latin letter that it looks like. */
const looks = {
  Cyrillic: 'АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT ХX ҮY аa сc еe һh іi јj кk оo рp ѕs ѵv хx уy',
  Greek: 'ΑA ΒB ΕE ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ΖZ αa ιi οo ρp υu νv χx',
} as const;

function tableOf(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));
}

const tables = { Cyrillic: tableOf(looks.Cyrillic), Greek: tableOf(looks.Greek) };

/** Only letters of the Russian alphabet. */
const fromLatin = new Map(
  [...tables.Cyrillic].flatMap(([twin, letter]) => (/[а-яё]/iu.test(twin) ? [[letter, twin]] : [])),
);

const alike = ['Cyrillic', 'Greek'] as const;

const word = /[\p{L}\p{M}]+/gu;

/** A word with all its letters of one script replaced by their twins; null if one has no twin. */
function turned(text: string, script: string, twinOf: ReadonlyMap<string, string>): string | null {
  const letters = [...text].map((letter) =>
    scriptsIn(letter).includes(script) ? (twinOf.get(letter) ?? null) : letter,
  );
  return letters.includes(null) ? null : letters.join('');
}

/**
 * A word of mixed letters as it was meant, as far as that is certain: all Latin in a language of Latin
 * letters, all Cyrillic where a Russian word has letters that only Cyrillic has.
 */
function meant(text: string, code: LanguageCode): string | null {
  const own = writingOf(code).scripts;
  if (own.length === 0)
    return alike.reduce<string | null>(
      (left, script) => left && turned(left, script, tables[script]),
      text,
    );
  if (!own.includes('Cyrillic') || scriptsIn(text).includes('Greek')) return null;
  const cyrillic = turned(text, 'Latin', fromLatin);
  return cyrillic !== null && turned(text, 'Cyrillic', tables.Cyrillic) === null ? cyrillic : null;
}

function isMixed(text: string): boolean {
  const found = scriptsIn(text);
  return found.includes('Latin') && alike.some((script) => found.includes(script));
}

/** Whether a word is of its language's letters and of none else, which nearly all words are. */
function isPlain(text: string, code: LanguageCode): boolean {
  const { plain } = writingOf(code);
  return plain.test(text);
}

/** Whether a word has letters that its language has not, and that look like those which it has. */
function isDisguised(text: string, code: LanguageCode): boolean {
  if (writingOf(code).scripts.length > 0) return isMixed(text);
  return alike.some((script) => scriptsIn(text).includes(script));
}

/** The text with words of the wrong letters as they were meant, where that is certain. */
export function unmixed(text: string, code: LanguageCode): string {
  return text.replace(
    word,
    (found) => (!isPlain(found, code) && isDisguised(found, code) && meant(found, code)) || found,
  );
}

/** Which letters of a word are the odd ones: those of the script of which it has fewer. */
function oddOnes(text: string, script: string): string {
  const letters = [...text];
  const of = (name: string) => letters.filter((letter) => scriptsIn(letter).includes(name));
  const [foreign, latin] = [of(script), of('Latin')];
  const [odd, name] = foreign.length <= latin.length ? [foreign, script] : [latin, 'Latin'];
  const list = [...new Set(odd)].map((letter) => {
    const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `“${letter}” (U+${code})`;
  });
  return `its ${list.join(', ')} ${list.length === 1 ? 'is' : 'are'} ${name}`;
}

/**
 * Words whose letters come from scripts that do not go together, or that are not the language's.
 * `latin` holds words that stay in Latin letters.
 */
export function scriptIssues(text: string, code: LanguageCode, latin: string): Issue[] {
  const allowed = ['Latin', ...writingOf(code).scripts];
  return [...new Set(text.match(word) ?? [])].flatMap((found) => {
    if (isPlain(found, code)) return [];
    const scripts = scriptsIn(found);
    const lookalike = alike.find((name) => isMixed(found) && scripts.includes(name));
    const strange = scripts.find((name) => !allowed.includes(name));
    const right = isDisguised(found, code) ? meant(found, code) : null;
    const anew = right ? `write “${right}”, or run npm run locales -- --fix` : 'type it anew';
    if (lookalike) {
      const odd = oddOnes(found, lookalike);
      return [
        error(`“${found}” mixes Latin and ${lookalike} letters that look alike: ${odd}`, anew),
      ];
    }
    if (strange === 'unknown')
      return [
        error(`“${found}” is written in letters of another language`, 'write it in this language'),
      ];
    if (strange) {
      const mend = right ? anew : 'write it in this language';
      return [error(`“${found}” is written in ${strange} letters`, mend)];
    }
    const twin = allowed.includes('Cyrillic') ? turned(found, 'Latin', fromLatin) : null;
    if (!twin || twin === found || latin.match(word)?.includes(found)) return [];
    const mend = `write “${twin}” in Cyrillic letters`;
    return [error(`“${found}” is written in Latin letters that look Cyrillic`, mend)];
  });
}

/** Marks that are typed for an apostrophe. */
const apostrophe = /(?<=\p{L})['`´‘‛ʻʼ′＇](?=\p{L})/gu;

/** The text with the apostrophe between two letters as it should be. */
export function withApostrophes(text: string): string {
  // A single straight mark before a brace or a tag is an elision: l'{file}.
  const alone = text.split("'").length === 2;
  const elided = alone ? text.replace(/(?<=\p{L})'(?=[{<])/gu, '’') : text;
  return elided.replace(apostrophe, '’');
}
