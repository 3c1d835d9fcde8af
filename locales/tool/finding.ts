/** What the checker says about one place in one file. */

/** `open` is work left to do: a text that is not translated yet. It fails only a strict run. */
type Level = 'error' | 'warning' | 'open';

/** What is wrong with a text, before it is known where the text stands. */
export interface Issue {
  readonly level: Level;
  /** What is wrong, in words that continue "file:line key — ". */
  readonly problem: string;
  /** What to do about it. */
  readonly mend: string;
}

/** An issue with its place. */
export interface Finding extends Issue {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** Full message key; empty where the finding is about the whole file. */
  readonly key: string;
}

/** An issue that fails the run. */
export function error(problem: string, mend: string): Issue {
  return { level: 'error', problem, mend };
}

/** An issue that is only pointed out. */
export function warning(problem: string, mend: string): Issue {
  return { level: 'warning', problem, mend };
}

/** A text as a part of a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The part of a text that a finding quotes: whole if short, cut at 60 characters. */
export function quoted(text: string): string {
  return text.length > 60 ? `“${text.slice(0, 59)}…”` : `“${text}”`;
}

/** Whether a dotted name fits a pattern in which `*` stands for one part of the name. */
export function fits(name: string, pattern: string): boolean {
  const wanted = pattern.split('.');
  const parts = name.split('.');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part === '*' || part === parts[index])
  );
}
