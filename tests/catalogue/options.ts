/** What a run of the catalogue is asked for. */
import { parseArgs } from 'node:util';
import { languages, type LanguageCode } from '@/config/site/languages';
import { routeNames, type RouteName } from '@/config/site/routes';

/** Narrow phone, tablet, laptop. */
const usualWidths: readonly number[] = [360, 768, 1366];

export const usage = `Usage: npm run catalogue [-- options]
  --pages index,pricing    only these pages, by their names in config/site/routes.ts
  --languages de-DE,ja     only these languages
  --widths 360,1920        other widths than ${usualWidths.join(', ')}
  --base http://…          photographs a server that runs, for example npm run dev
  --pseudo                 English in long, accented words, from the sources (see locales/README.md)
  --out folder             another folder than catalogue/`;

/** A run. */
export interface Options {
  readonly pages: readonly RouteName[];
  readonly languages: readonly LanguageCode[];
  readonly widths: readonly number[];
  readonly base: string | undefined;
  readonly pseudo: boolean;
  readonly out: string;
}

/** The language whose place the pseudo texts take. */
const pseudoLanguage: LanguageCode = 'de-DE';

const flags = {
  pages: { type: 'string' },
  languages: { type: 'string' },
  widths: { type: 'string' },
  base: { type: 'string' },
  pseudo: { type: 'boolean' },
  out: { type: 'string' },
} as const;

function list(value: string | undefined): string[] {
  return (value ?? '').split(',').filter((part) => part !== '');
}

/** The items that are named, or all. */
function chosen<Item>(
  named: readonly string[],
  all: readonly Item[],
  find: (name: string) => Item | undefined,
  kind: string,
): readonly Item[] {
  if (named.length === 0) return all;
  return named.map((name) => {
    const item = find(name);
    if (item === undefined) throw new Error(`no ${kind} is called ${name}`);
    return item;
  });
}

/**
 * Reads the command's arguments.
 * @throws Error that says what is not understood.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: flags });
  const pages = chosen(
    list(values.pages),
    routeNames,
    (name) => routeNames.find((known) => known === name),
    'page',
  );
  const codes = chosen(
    list(values.languages),
    languages,
    (name) => languages.find(({ code, newCode }) => code === name || newCode === name),
    'language',
  ).map(({ code }) => code);
  const widths = list(values.widths).map((text) => {
    const width = Number(text);
    if (!Number.isInteger(width) || width < 200 || width > 4000)
      throw new Error(`${text} is no width between 200 and 4000 pixels`);
    return width;
  });
  const pseudo = values.pseudo ?? false;
  return {
    pages,
    languages: pseudo ? [pseudoLanguage] : codes,
    widths: widths.length > 0 ? widths : usualWidths,
    base: values.base?.replace(/\/$/, ''),
    pseudo,
    out: values.out ?? (pseudo ? 'catalogue/pseudo' : 'catalogue'),
  };
}
