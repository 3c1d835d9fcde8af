/** The tables of the benchmark: each page's numbers beside those of the bare page. */
import { measures, type Measure, type Numbers } from './measure';

/** A page with its numbers. */
export interface Row {
  readonly page: string;
  readonly numbers: Numbers;
}

const show: Readonly<Record<Measure, (value: number) => string>> = {
  html: kilobytes,
  css: kilobytes,
  firstJs: kilobytes,
  js: kilobytes,
  font: kilobytes,
  image: kilobytes,
  total: kilobytes,
  requests: String,
  fcp: seconds,
  lcp: seconds,
  tbt: (value) => `${Math.round(value)} ms`,
  cls: (value) => value.toFixed(3),
  performance: String,
  accessibility: String,
  'best-practices': String,
  seo: String,
};

/** The columns of the two tables: what comes over the wire, and what a visitor sees of it. */
export const columns: readonly (readonly Measure[])[] = [measures.slice(0, 8), measures.slice(8)];
/** Compared with the bare page by a ratio. */
const compared = measures.slice(0, 11);

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** A number with its ratio to the bare page's, where that says something. */
function cell(measure: Measure, value: number, bare: number): string {
  const ratio = bare > 0 && compared.includes(measure) ? ` (${(value / bare).toFixed(2)})` : '';
  return show[measure](value) + ratio;
}

/** A table of some measures, its columns as wide as they must be. */
export function table(rows: readonly Row[], shown: readonly Measure[]): string {
  const bare = rows[0]?.numbers;
  const lines = [
    ['page', ...shown],
    ...rows.map(({ page, numbers }, at) => [
      page,
      ...shown.map((measure) =>
        at === 0
          ? show[measure](numbers[measure])
          : cell(measure, numbers[measure], bare?.[measure] ?? 0),
      ),
    ]),
  ];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((text, column) => text.padEnd(widths?.[column] ?? 0)).join('  '))
    .join('\n');
}
