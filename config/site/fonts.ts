/** The font files of the site: which package file each is cut from, and what it covers. Who takes which: `languages.ts`. */

/** A font file: a subset of a variable font, weights 400 to 700. */
export interface FontFile {
  readonly family: string;
  /** File in the font's package, below `node_modules/@fontsource-variable/`. */
  readonly source: string;
  /** Characters kept, in the notation of CSS `unicode-range`. */
  readonly range: string;
  /** OpenType features kept; all of them where a script needs them to be written rightly. */
  readonly features?: readonly string[];
}

const inter = 'Inter Variable';

/**
 * What browsers apply by themselves, and figures of one width for tables. The shapes of Inter's other
 * features would be a fifth of each file; `calt`, which sets marks between capitals higher, is one.
 */
const interFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rlig', 'clig', 'liga', 'tnum'];

/** What pages in languages without marked letters are written with, down to arrows and currency. */
const basic =
  'U+20-7E, U+A0, U+A9, U+AB, U+AE, U+B7, U+BB, U+D7, U+E9, U+2010-2014, U+2018-201E, U+2022, U+2026, U+20AC, U+2122, U+2192, U+2212';

/** Font files by name; `/fonts/<name>.<version>.woff2` in the published tree. */
export const fontFiles = {
  'inter-basic': {
    family: 'Inter Basic',
    source: 'inter/files/inter-latin-wght-normal.woff2',
    range: basic,
    features: interFeatures,
  },
  'inter-latin': {
    family: inter,
    source: 'inter/files/inter-latin-wght-normal.woff2',
    range:
      'U+20-7E, U+A0-FF, U+131, U+152-153, U+2C6, U+2DC, U+2010-203A, U+20AC, U+2122, U+2192, U+2212',
    features: interFeatures,
  },
  'inter-latin-ext': {
    family: inter,
    source: 'inter/files/inter-latin-ext-wght-normal.woff2',
    range: 'U+100-130, U+132-151, U+154-17F',
    features: interFeatures,
  },
  'inter-cyrillic': {
    family: inter,
    source: 'inter/files/inter-cyrillic-wght-normal.woff2',
    range: 'U+400-45F, U+490-491, U+2116',
    features: interFeatures,
  },
  'inter-vietnamese': {
    family: inter,
    source: 'inter/files/inter-vietnamese-wght-normal.woff2',
    range:
      'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-301, U+303-304, U+308-309, U+323, U+329, U+1EA0-1EF9, U+20AB',
    features: interFeatures,
  },
  'noto-sans-thai': {
    family: 'Noto Sans Thai Variable',
    source: 'noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
    range: 'U+E01-E5B, U+200C-200D',
  },
  'noto-sans-devanagari': {
    family: 'Noto Sans Devanagari Variable',
    source: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    range: 'U+900-97F, U+200C-200D, U+20B9, U+25CC',
  },
} as const satisfies Record<string, FontFile>;

/** Name of a font file. */
export type FontName = keyof typeof fontFiles;

/** Raised when anything above changes: the files are cached for a year. */
const fontVersion = 2;

/** Where a font file is published. */
export const fontPath = (name: FontName): string => `/fonts/${name}.${fontVersion}.woff2`;
