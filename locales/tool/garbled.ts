/** Texts that went through the wrong encoding: their letters are lost, or two stand for one. */
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { scripts } from '@/config/site/scripts';
import { fromWindows, textIn, windows } from './bytes';
import { error, quoted, type Issue } from './finding';

/** What desktop programs take a file for that does not say that it is UTF-8. */
const encodings = [windows, 'macintosh', 'windows-1250', 'windows-1251', 'windows-1258'];

function byteTable(encoding: string): ReadonlyMap<string, number> {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const text = encoding === windows ? fromWindows(all) : new TextDecoder(encoding).decode(all);
  return new Map([...text].map((sign, byte) => [sign, byte]));
}

/** Latin 1 as Unix has it: its letters 0x80 to 0x9F cannot be seen. */
const unix = new Map(Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(byte), byte]));

const tables = [...encodings.map(byteTable), unix];
const western = [byteTable(windows), unix];

/** What the bytes of a run say in UTF-8; null if the encoding has no such letters, or they say nothing. */
function undone(run: string, table: ReadonlyMap<string, number>): string | null {
  const bytes = [...run].map((sign) => table.get(sign) ?? -1);
  return bytes.includes(-1) ? null : textIn(Uint8Array.from(bytes), 'utf-8');
}

/** Letters of Latin that are not ASCII, in the languages of the site. */
const latin = '\\u00C0-\\u017FƠơƯư\\u1EA0-\\u1EF9';

/** Marks, signs and spaces that any language may have. */
const marks = /[\p{P}\p{S}\p{Z}\p{M}\p{Cf}]/u;

/** Whether a text can be of a language: chance gives letters that it does not have. */
function isLikely(text: string, code: LanguageCode): boolean {
  const names: readonly string[] = scripts[languageOf(code).script].letters;
  const ranges = names.map((name) => `\\p{Script_Extensions=${name}}`).join('');
  const own = new RegExp(`[${ranges || latin}]`, 'u');
  return (text.match(/[^\0-\x7F]/gu) ?? []).every((sign) => own.test(sign) || marks.test(sign));
}

/** The text as it was before UTF-8 was read as something else; null if that has not happened. */
export function ungarbled(text: string, code: LanguageCode): string | null {
  const runs = [...new Set(text.match(/[^\0-\x7F]+/g))];
  for (const table of runs.length > 0 ? tables : []) {
    const read = new Map(runs.map((run) => [run, undone(run, table)]));
    if ([...read.values()].includes(null)) continue;
    const before = text.replace(/[^\0-\x7F]+/g, (run) => read.get(run) ?? run);
    if (isLikely(before, code)) return before;
  }
  return null;
}

/** Two to four signs that begin like a letter in UTF-8. */
const likeLetter =
  /[\u00C2-\u00DF][^\0-\x7F]|[\u00E0-\u00EF][^\0-\x7F]{2}|[\u00F0-\u00F4][^\0-\x7F]{3}/gu;

/** The text without the letters that were misread, where the rest is as it should be. */
function partlyUngarbled(text: string, code: LanguageCode): string | null {
  const before = text.replace(likeLetter, (signs) => {
    const letters = western.map((table) => undone(signs, table));
    return letters.find((letter) => letter !== null && isLikely(letter, code)) ?? signs;
  });
  return before === text ? null : before;
}

/** Letters of which a question mark is left: within a word, before it, or at its end within a sentence. */
const lost = /\?{2,}|\p{L}\?\p{L}|(?<!\S)\?\p{L}|\p{L}\? (?=\p{Ll})/u;

/** What is wrong with a text whose letters did not survive; `english` is what it translates. */
export function garbledIssue(text: string, english: string, code: LanguageCode): Issue | null {
  const before = ungarbled(text, code) ?? partlyUngarbled(text, code);
  if (before !== null)
    return error(`was read in a wrong encoding: ${quoted(text)}`, `write “${before}”`);
  return lost.test(text) && !lost.test(english)
    ? error(`has question marks where letters were lost: ${quoted(text)}`, 'type the letters again')
    : null;
}
