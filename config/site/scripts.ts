/** The scripts that the site's languages are written in, by ISO 15924: their letters, faces and lines. */

/** A script. */
interface Script {
  /** Names of its letters in Unicode (`\p{Script=…}`), besides the Latin of product names. */
  readonly letters: readonly string[];
  /** Faces that come after Inter, in order: families of `fonts.ts`, or those of visitors' systems. */
  readonly faces: readonly string[];
  /** The faces are the system's: no font file of the site has its letters. */
  readonly bySystem?: boolean;
  /** Marks or strokes fill the line: it needs air, and letters must not be set closer. */
  readonly tall?: boolean;
}

/** The scripts. */
export const scripts = {
  Latn: { letters: [], faces: [] },
  Cyrl: { letters: ['Cyrillic'], faces: [] },
  Deva: { letters: ['Devanagari'], faces: ['Noto Sans Devanagari Variable'], tall: true },
  Thai: { letters: ['Thai'], faces: ['Noto Sans Thai Variable'], tall: true },
  Jpan: {
    letters: ['Hiragana', 'Katakana', 'Han'],
    faces: ['Hiragino Sans', 'Yu Gothic UI', 'Noto Sans JP', 'Noto Sans CJK JP'],
    bySystem: true,
    tall: true,
  },
} as const satisfies Record<string, Script>;

/** Name of a script. */
export type ScriptName = keyof typeof scripts;

/** The table, read by columns that not every script has. */
export const scriptRows: Readonly<Record<ScriptName, Script>> = scripts;
