/** Texts that went through the wrong encoding: their letters are lost, or two stand for one. */
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { scripts } from '@/config/site/scripts';
import { error, quoted, type Issue } from '../finding';
import { fromWindows, windows } from './windows';

/** What desktop programs take a file for that does not say that it is UTF-8. */
const encodings = [windows, 'macintosh', 'windows-1250', 'windows-1251', 'windows-1258'];

function byteTable(encoding: string): ReadonlyMap<string, number> {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const text = encoding === windows ? fromWindows(all) : new TextDecoder(encoding).decode(all);
  return new Map([...text].map((sign, byte) => [sign, byte]));
}

const tables = encodings.map(byteTable);
const strict = new TextDecoder('utf-8', { fatal: true });

/** What the bytes of a run say in UTF-8; null if the encoding has no such letters, or they say nothing. */
function undone(run: string, table: ReadonlyMap<string, number>): string | null {
  const bytes = [...run].map((sign) => table.get(sign));
  if (bytes.includes(undefined)) return null;
  try {
    return strict.decode(Uint8Array.from(bytes as number[]));
  } catch (cause) {
    // The decoder's one way to say that the bytes are no UTF-8.
    if (cause instanceof TypeError) return null;
    throw cause;
  }
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

const mend = 'open the export anew as UTF-8, put the translation in, and save it as UTF-8';

/** What is wrong with a text whose letters did not survive; `english` is what it translates. */
export function garbledIssue(text: string, english: string, code: LanguageCode): Issue | null {
  const before = ungarbled(text, code);
  if (before !== null)
    return error(`is garbled: ${quoted(text)} was ${quoted(before)} in another encoding`, mend);
  const lost = /\?{2,}|\p{L}\?\p{L}/u;
  return lost.test(text) && !lost.test(english)
    ? error(`has question marks where letters were lost: ${quoted(text)}`, mend)
    : null;
}
