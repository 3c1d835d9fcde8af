/** What of a file that came back may come in, and what stands against the rest. */
import { defaultLanguage } from '@/config/site/languages';
import { error, type Finding, type Issue } from '../finding';
import type { Glossary } from '../glossary';
import type { Catalogue } from '../read';
import { readMessage } from '../icu';
import { textIssues } from '../rules';
import { leftInEnglish } from '../words';
import { garbledIssue } from '../garbled';
import { mismatch, readingOf } from './matching';
import type { Returned, ReturnedRow } from './types';

/** The site's own texts, beside which a file is judged. */
export interface Project {
  readonly english: Catalogue;
  readonly own: Catalogue;
  readonly glossary: Pick<Glossary, 'names' | 'languages'>;
}

/** A text that may come in, and the line of the file that it stands on. */
export interface Taken {
  readonly text: string;
  readonly line: number;
}

/** A file that was judged. */
export interface Judged {
  readonly findings: readonly Finding[];
  /** Texts that are new or changed, by their keys. */
  readonly texts: ReadonlyMap<string, Taken>;
  /** Keys of texts that somebody has left as they are, and said so. */
  readonly confirmed: readonly string[];
  /** Texts of the file that are not translated yet. */
  readonly open: number;
  /** Texts of the file that are marked as not to be translated. */
  readonly locked: number;
}

function keysByEnglish({ messages }: Catalogue): ReadonlyMap<string, string> {
  return new Map([...messages].map(([key, { text }]) => [text, key]));
}

interface Verdict {
  readonly issues: readonly Issue[];
  /** Null where the text stays as it is. */
  readonly text: string | null;
}

/** The letters of one text were lost as those of others were: it is the file that needs mending. */
const fromNew = 'open the export anew as UTF-8, put the translation in, and save it as UTF-8';

/** `--fix` mends our files and not those of others. */
function byHand(issue: Issue): Issue {
  return { ...issue, mend: issue.mend.replace(/,? or run npm run locales -- --fix/, '') };
}

/** A text that is the same as ours has been checked where it stands. */
function judgeRow(
  row: ReturnedRow,
  { english, own, glossary }: Project,
  keyOf: (english: string) => string | undefined,
): Verdict {
  const refused = (...issues: Issue[]) => ({ issues, text: null });
  const source = english.messages.get(row.key)?.text;
  if (row.key === '')
    return refused(error('a text stands here without a key', 'put its key back, or delete it'));
  if (source === undefined)
    return refused(
      error('is a key that English does not have', 'correct the key, or delete the text'),
    );
  if (row.issues.some(({ level }) => level === 'error')) return refused(...row.issues);
  const reading = readingOf(row, source);
  if (!reading) return refused(mismatch(row, source, keyOf));
  // Letters and accents that some systems store apart are the same letters.
  const text = reading.text.normalize('NFC');
  if (text === own.messages.get(row.key)?.text) return { issues: row.issues, text: null };
  const garbled = garbledIssue(text, source, own.code);
  if (garbled) return refused({ ...garbled, mend: fromNew });
  const isEnglish = own.code === defaultLanguage;
  const pair = { key: row.key, text, english: isEnglish ? text : source, code: own.code };
  return { issues: [...row.issues, ...textIssues(pair, glossary).map(byHand)], text };
}

function isOpen(row: ReturnedRow, { own, glossary }: Project): boolean {
  const { state, readings, issues, copied = [], key } = row;
  const isEnglishStill = (text: string) => {
    const { elements, issue } = readMessage(text);
    const pair = { key, text, english: text, code: own.code };
    return issue !== null || leftInEnglish(pair, elements, glossary.names).length > 0;
  };
  const empty = readings.every(({ text }) => text.trim() === '');
  return (
    state === 'open' ||
    (empty && issues.length === 0) ||
    (own.code !== defaultLanguage && copied.some(isEnglishStill))
  );
}

/** Judges every row of a file; what is open or locked stays as it is. */
export function judge({ rows }: Returned, file: string, project: Project): Judged {
  const byEnglish = keysByEnglish(project.english);
  const lines = new Map<string, number>();
  const texts = new Map<string, Taken>();
  const confirmed: string[] = [];
  const findings: Finding[] = [];
  const open = rows.filter((row) => row.state !== 'locked' && isOpen(row, project));
  const locked = rows.filter(({ state }) => state === 'locked');
  for (const row of rows) {
    const { key, line } = row;
    const say = (issues: readonly Issue[]) => {
      findings.push(...issues.map((issue) => ({ ...issue, file, line, key })));
    };
    if (open.includes(row) || locked.includes(row)) {
      say(row.issues);
      continue;
    }
    const first = lines.get(key);
    if (first !== undefined) {
      say([error(`stands twice, first on line ${first}`, 'keep one of the two')]);
      continue;
    }
    lines.set(key, line);
    const { issues, text } = judgeRow(row, project, (english) => byEnglish.get(english));
    say(issues);
    if (text !== null) texts.set(key, { text, line });
    else if (row.confirmed) confirmed.push(key);
  }
  return { findings, texts, confirmed, open: open.length, locked: locked.length };
}
