/**
 * `npm run bench`: every kind of page beside a bare page of the same framework, both from one real
 * nginx with the project's configuration, loaded by Lighthouse as by a phone
 * of a visitor whose session is not recorded (the recorder is 47 kB more, when the browser is idle).
 *
 * `-- --build` measures the build and what it leaves instead (see `build.ts`).
 * `-- --navigation` measures the way from one page to the next instead (see `navigation.ts`).
 * `-- --backend` measures forms at the backend instead (see `backend.ts`).
 * `-- --sign-ins` measures pages while many sign in (see `signIns.ts`).
 * `-- --runs 1` for a quick look; medians of five otherwise. The table goes to the terminal, the
 * numbers to test-results/bench.json. Times mean something only on a machine that does nothing else.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { routes, type RouteName } from '@/config/site/routes';
import { startServer } from '@/sandbox/server';
import { ensureChromium, rootArguments } from '@/tests/helpers/chromium';
import { freePort } from '@/tests/helpers/freePort';
import { hasNginx, startNginx } from '@/tests/helpers/nginx';
import { backendReport } from './backend';
import { buildBare } from './bare';
import { buildReport } from './build';
import { navigationTable } from './navigation';
import { measureOnce, medians, type Numbers } from './measure';
import { signInReport } from './signIns';
import { columns, table, type Row } from './table';

const pages: readonly RouteName[] = [
  'index',
  'download',
  'pricing',
  'support',
  'office-device-windows',
  'office-pdf',
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    navigation: { type: 'boolean' },
    build: { type: 'boolean' },
    backend: { type: 'boolean' },
    'sign-ins': { type: 'boolean' },
  },
});
if (values.backend) {
  console.log(await backendReport());
  process.exit();
}
if (values['sign-ins']) {
  console.log(await signInReport());
  process.exit();
}
if (values.build) {
  console.log(await buildReport());
  process.exit();
}
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
  takesOrders: true,
  quiet: true,
});
await backend.ready();
// Visitors from elsewhere are recorded from the start, which is no part of the page.
await fetch(`${backend.url}/__sandbox/country`, {
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ country: 'US' }),
});
const servers = {
  bare: await startNginx(await buildBare()),
  site: await startNginx('out', backend.url),
};
if (!servers.site.brotli) console.log('nginx has no brotli module: bytes are those of gzip.');
const port = await freePort();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [`--remote-debugging-port=${port}`, ...rootArguments],
});
try {
  const targets = [
    ['bare', `${servers.bare.url}/`],
    ...pages.map((name) => [name, servers.site.url + routes[name].path]),
  ] as const;
  // Round by round, so that a machine that slows down does so for all.
  const measured = new Map<string, Numbers[]>(targets.map(([page]) => [page, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [page, url] of targets) measured.get(page)?.push(await measureOnce(url, port));
  const rows: readonly Row[] = [...measured].map(([page, numbers]) => ({
    page,
    numbers: medians(numbers),
  }));
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
