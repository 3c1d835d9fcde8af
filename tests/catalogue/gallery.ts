/** The gallery: a page that shows what the runs have photographed, from its folder and without a server. */
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes, languageOf, type LanguageCode } from '@/config/site/languages';
import { routeNames, type RouteName } from '@/config/site/routes';
import type { LayoutProblem } from '@/tests/helpers/layoutProblems';
import type { Change } from './picture';

/** A picture in the gallery. */
export interface Entry {
  readonly page: RouteName;
  readonly language: LanguageCode;
  readonly languageName: string;
  readonly width: number;
  readonly height: number;
  /** Path below `pictures/`, `before/` and `changes/`. */
  readonly file: string;
  readonly change: Change;
  readonly problems: readonly LayoutProblem[];
  /** When it was taken, as a number of milliseconds. */
  readonly taken: number;
}

/** Path of a picture below its folder. */
export function fileOf(page: RouteName, language: LanguageCode, width: number): string {
  return `${language}/${page}-${width}.webp`;
}

/** An entry, with what the gallery says beside the picture. */
export function entryOf(entry: Omit<Entry, 'languageName' | 'file'>): Entry {
  const { page, language, width } = entry;
  return {
    ...entry,
    languageName: languageOf(language).name,
    file: fileOf(page, language, width),
  };
}

/** Place of an entry in the gallery: languages and pages in the order of their tables, then widths. */
function rank({ language, page, width }: Entry): number {
  return (languageCodes.indexOf(language) * 1000 + routeNames.indexOf(page)) * 10_000 + width;
}

/** What both runs have: a picture that was taken anew replaces the one of the same file. */
export function merged(earlier: readonly Entry[], now: readonly Entry[]): Entry[] {
  const taken = new Set(now.map(({ file }) => file));
  const all = [...earlier.filter(({ file }) => !taken.has(file)), ...now];
  return all.sort((one, other) => rank(one) - rank(other));
}

const dataFile = 'entries.json';

/** What earlier runs have left in the folder. */
export async function readEntries(folder: string): Promise<Entry[]> {
  const path = join(folder, dataFile);
  if (!existsSync(path)) return [];
  return JSON.parse(await readFile(path, 'utf8')) as Entry[];
}

/** Writes the gallery's page, script and data. */
export async function writeGallery(folder: string, entries: readonly Entry[]): Promise<void> {
  const data = JSON.stringify(entries);
  await writeFile(join(folder, dataFile), data);
  // A page that is opened from a folder may not fetch a file, but may load it as a script.
  await writeFile(join(folder, 'entries.js'), `globalThis.entries = ${data};\n`);
  for (const file of ['index.html', 'gallery.css', 'gallery.js'])
    await cp(join('tests/catalogue/gallery', file), join(folder, file));
}
