/** Places that are tight on the page or in search results, and the longest text that each can take. */
import type { Issue } from './finding';
import { error, fits } from './finding';
import { visibleText, type Elements } from './icu';

interface Place {
  /** Key patterns; `*` stands for one part of a key. */
  readonly keys: readonly string[];
  /** Where the text stands. */
  readonly where: string;
  /** Longest text, in columns: a letter is one, a Chinese or Japanese character two. */
  readonly columns?: number;
  /** Longest text in proportion to English. */
  readonly ratio?: number;
}

/** Every row that fits a key applies. */
const places: readonly Place[] = [
  { keys: ['downloadButton.*'], where: 'a download button', columns: 32 },
  { keys: ['downloadButton.short', 'header.signIn'], where: 'the header', columns: 16 },
  { keys: ['download.get', 'download.getStore'], where: 'a button in a list', columns: 22 },
  { keys: ['nav.*.name'], where: 'a line of the menu', columns: 30 },
  { keys: ['nav.*.description'], where: 'the second line of the menu', columns: 52 },
  { keys: ['header.*'], where: 'the header', ratio: 2.5 },
  {
    keys: ['footer.product', 'footer.company', 'footer.support', 'footer.followUs'],
    where: 'a heading of the footer',
    columns: 22,
  },
  { keys: ['language.switch', 'language.dismiss'], where: 'a button of the hint', columns: 32 },
  {
    keys: ['plans.standard', 'plans.premium', 'plans.business', 'plans.buy', 'apps.*.name'],
    where: 'a tab or a column',
    columns: 16,
  },
  {
    keys: ['version', 'date', 'size', 'requires', 'memory', 'disk'].map((key) => `packages.${key}`),
    where: 'the first column of the packages',
    columns: 20,
  },
  { keys: ['home.heading', 'adPdf.heading'], where: 'the first screen', ratio: 1.6 },
  { keys: ['*.title'], where: 'the tab and a search result', columns: 72 },
  { keys: ['*.description'], where: 'a search result', columns: 180 },
];

/** What a translator should know of a key's place; empty where there is room. */
export function placeNote(key: string): string {
  return places
    .filter(({ keys }) => keys.some((pattern) => fits(key, pattern)))
    .map(({ where, columns }) => `${where}${columns ? `, at most ${columns} letters` : ''}`)
    .join('; ');
}

/** What a value such as {system} takes, roughly, in columns. */
const argument = '·'.repeat(7);

/** Short English words may grow freely up to here before a ratio counts. */
const freeColumns = 20;

/** Width of a text in columns: marks above and below letters take none. */
export function columnsOf(text: string): number {
  const wide = text.match(/[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/g);
  return [...text.replace(/\p{Mn}/gu, '')].length + (wide?.length ?? 0);
}

/** Where a text is too long for its place. */
export function lengthIssues(key: string, english: Elements, own: Elements): Issue[] {
  const rows = places.filter(({ keys }) => keys.some((pattern) => fits(key, pattern)));
  if (rows.length === 0) return [];
  const width = columnsOf(visibleText(own, argument));
  const inEnglish = columnsOf(visibleText(english, argument));
  return rows.flatMap(({ where, columns = Infinity, ratio = Infinity }) => {
    const most = Math.floor(Math.min(columns, Math.max(freeColumns, inEnglish * ratio)));
    return width <= most
      ? []
      : [error(`is ${width} columns wide; ${where} holds ${most}`, 'say it in fewer letters')];
  });
}
