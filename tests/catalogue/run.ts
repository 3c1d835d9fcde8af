/**
 * `npm run catalogue`: photographs every page in every language at three widths into one gallery,
 * with what has changed since the last run, and what does not fit.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { startServer } from '@/sandbox/server';
import { ensureChromium, rootArguments } from '@/tests/helpers/chromium';
import { startPseudoSite } from '@/tests/helpers/pseudoSite';
import { entryOf, fileOf, merged, readEntries, writeGallery, type Entry } from './gallery';
import { readOptions, usage, type Options } from './options';
import { openContext, photograph } from './photograph';
import { keepPicture } from './picture';

/** Pages that are photographed at a time. */
const atOnce = 2;

interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** The site to photograph: one that runs, the sources with pseudo texts, or what has been built. */
async function openSite({ base, pseudo, languages: [language] }: Options): Promise<Site> {
  if (base) return { url: base, close: () => Promise.resolve() };
  if (pseudo && language) return startPseudoSite(language);
  if (!existsSync('out/index.html'))
    throw new Error('There is no built site in out/. Make one first: npm run build');
  const server = await startServer({
    port: 0,
    outDir: 'out',
    memory: true,
    takesOrders: true,
    quiet: true,
  });
  await server.ready();
  return server;
}

/** Takes a page's pictures at all widths. @returns what the gallery says of them. */
async function takePage(
  context: BrowserContext,
  { out, widths }: Options,
  page: Entry['page'],
  language: Entry['language'],
): Promise<Entry[]> {
  const taken = Date.now();
  const entries: Entry[] = [];
  for (const { picture, ...shot } of await photograph(context, page, language, widths)) {
    const change = await keepPicture(out, fileOf(page, language, shot.width), picture);
    entries.push(entryOf({ ...shot, page, language, change, taken }));
  }
  return entries;
}

function progress(done: number, all: number, name: string, entries: readonly Entry[]): string {
  const problems = entries.reduce((sum, entry) => sum + entry.problems.length, 0);
  const changed = entries.filter(({ change }) => change !== 'new' && change > 0).length;
  const notes = [problems && `${problems} misfits`, changed && `${changed} changed`];
  const said = notes.filter((note) => note !== 0).join(', ');
  return `${String(done).padStart(String(all).length)}/${all}  ${name}${said ? `  ${said}` : ''}`;
}

async function takeAll(browser: Browser, base: string, options: Options): Promise<Entry[]> {
  const jobs = options.languages.flatMap((language) =>
    options.pages.map((page) => ({ language, page })),
  );
  const entries: Entry[] = [];
  let next = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    let context: BrowserContext | undefined;
    let spoken: Entry['language'] | undefined;
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const { page, language } = job;
      if (!context || spoken !== language) {
        await context?.close();
        context = await openContext(browser, base, language);
        spoken = language;
      }
      const own = await takePage(context, options, page, language);
      entries.push(...own);
      console.log(progress(++done, jobs.length, `${language} ${page}`, own));
    }
    await context?.close();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return entries;
}

/** The last lines: how much, how long, where. */
function summary(entries: readonly Entry[], started: number, out: string): string {
  const seconds = Math.round((Date.now() - started) / 1000);
  const changed = entries.filter(({ change }) => change !== 'new' && change > 0).length;
  const misfits = entries.filter(({ problems }) => problems.length > 0).length;
  return [
    `\n${entries.length} pictures in ${Math.floor(seconds / 60)} min ${seconds % 60} s: ` +
      `${changed} changed since the last run, ${misfits} with something that does not fit`,
    pathToFileURL(resolve(out, 'index.html')).href,
  ].join('\n');
}

async function main(): Promise<void> {
  const started = Date.now();
  const options = readOptions(process.argv.slice(2));
  const executablePath = ensureChromium();
  await mkdir(options.out, { recursive: true });
  const site = await openSite(options);
  const browser = await chromium.launch({
    executablePath,
    args: [...rootArguments],
  });
  try {
    const entries = await takeAll(browser, site.url, options);
    await writeGallery(options.out, merged(await readEntries(options.out), entries));
    console.log(summary(entries, started, options.out));
  } finally {
    await browser.close();
    await site.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && /^(no |Unknown option|Option )|is no width/.test(error.message))
    console.error(usage);
  process.exitCode = 1;
});
