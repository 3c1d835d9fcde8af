/**
 * `npm run bench`: every kind of page beside a bare page of the same framework, both from one real
 * nginx with the project's configuration, loaded by Lighthouse as by a phone.
 *
 * `-- --navigation` measures the way from one page to the next instead (see `navigation.ts`).
 * `-- --runs 1` for a quick look; medians of five otherwise. The table goes to the terminal, the
 * numbers to test-results/bench.json. Times mean something only on a machine that does nothing else.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { routes, type RouteName } from '@/config/routes';
import { startServer } from '@/sandbox/server';
import { ensureChromium } from '@/tests/helpers/chromium';
import { freePort } from '@/tests/helpers/freePort';
import { hasNginx, startNginx } from '@/tests/helpers/nginx';
import { buildBare } from './bare';
import { navigationTable } from './navigation';
import { measureOnce, measures, medians, type Measure, type Numbers } from './measure';

const pages: readonly RouteName[] = [
  'index',
  'download',
  'pricing',
  'support',
  'office-device-windows',
  'office-pdf',
];

interface Row {
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
const columns: readonly (readonly Measure[])[] = [measures.slice(0, 8), measures.slice(8)];
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
function table(rows: readonly Row[], shown: readonly Measure[]): string {
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

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, navigation: { type: 'boolean' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on');
if (!existsSync('out/index.html')) throw new Error('There is no built site: npm run build');
if (!hasNginx())
  throw new Error(
    'nginx is needed (Debian: apt-get install nginx libnginx-mod-http-brotli-static)',
  );

if (values.navigation) {
  console.log(await navigationTable(runs));
  process.exit();
}

console.log(`Building the bare page; then ${runs} × ${pages.length + 1} pages.`);
const backend = await startServer({
  port: await freePort(),
  outDir: 'out',
  memory: true,
  quiet: true,
});
await backend.ready();
const servers = {
  bare: await startNginx(await buildBare()),
  site: await startNginx('out', backend.url),
};
if (!servers.site.brotli) console.log('nginx has no brotli module: bytes are those of gzip.');
const port = await freePort();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const rows: Row[] = [];
  const targets = [
    ['bare', `${servers.bare.url}/`],
    ...pages.map((name) => [name, servers.site.url + routes[name].path]),
  ] as const;
  for (const [page = '', url = ''] of targets) {
    const numbers: Numbers[] = [];
    for (let run = 0; run < runs; run += 1) numbers.push(await measureOnce(url, port));
    rows.push({ page, numbers: medians(numbers) });
  }
  console.log(
    `\n${columns.map((shown) => table(rows, shown)).join('\n\n')}\n\nIn brackets: times the bare page. firstJs is what the page itself names, js all that it loads.`,
  );
  await mkdir('test-results', { recursive: true });
  await writeFile('test-results/bench.json', JSON.stringify({ runs, rows }, null, 2));
} finally {
  await browser.close();
  await servers.bare.close();
  await servers.site.close();
  await backend.close();
}
