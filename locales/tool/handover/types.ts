/** What goes out to a translator and what comes back, whatever the format. */
import type { LanguageCode } from '@/config/site/languages';
import type { Issue } from '../finding';

/** A text as it goes out. */
export interface Row {
  readonly key: string;
  readonly english: string;
  /** Empty if it is not translated. */
  readonly text: string;
  /** Whether English has changed since it was translated. */
  readonly stale: boolean;
  /** Where the text stands on the page, and the like; empty where nothing needs to be said. */
  readonly note: string;
}

/** One way to read a text that came back: where white space is free, there is more than one. */
export interface Reading {
  readonly english: string;
  readonly text: string;
}

/** A text as it comes back. */
export interface ReturnedRow {
  readonly key: string;
  readonly line: number;
  /** `open` is not translated yet, `locked` is not to be translated: both stay as they are. */
  readonly state: 'translated' | 'open' | 'locked';
  /** True where the program says that somebody has dealt with the text. */
  readonly confirmed: boolean;
  /** Parts that are the same as in English, where the file does not say whether they are done. */
  readonly copied?: readonly string[];
  /** The first whose English is ours counts. */
  readonly readings: readonly Reading[];
  /** What keeps the text from being taken, or has to be looked at. */
  readonly issues: readonly Issue[];
  /** What to say if no reading has our English; otherwise English is taken to have changed. */
  readonly doubt?: Issue;
}

/** A file that came back. */
export interface Returned {
  readonly language: LanguageCode;
  readonly rows: readonly ReturnedRow[];
}

/** A file of which nothing can be taken. */
export class UnreadableFile extends Error {
  constructor(
    readonly line: number,
    readonly problem: string,
    readonly mend: string,
  ) {
    super(`line ${line}: ${problem}`);
  }
}
