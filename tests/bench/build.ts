/**
 * `npm run bench -- --build`: how long a clean build takes, step by step, what a further language
 * costs, and what a page weighs in the tree. All in a copy of the project: `out/` stays as it is.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { languageCodes } from '@/config/site/languages';
import { routeNames } from '@/config/site/routes';
import { filesBelow } from '@/deploy/publish/tree';

/** Inside the project, so that its packages are found; without its lock file, Next's root is the project's. */
const folder = '.bench/build';

/** The 16th language: Dutch, in German words. */
const further = {
  row: "code: 'nl-NL', newCode: 'nl', name: 'Nederlands', iso: 'nl-NL', file: 'nl-NL.json'",
  from: 'de-DE',
};

/** A build in figures. */
interface Build {
  readonly seconds: number;
  /** Seconds of each step; some run beside each other. */
  readonly steps: Readonly<Record<string, number>>;
  /** Bytes of pages, of their payloads, and of the whole tree without pictures and compressed copies. */
  readonly html: number;
  readonly payloads: number;
  readonly tree: number;
}

async function copyProject(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((file) => file !== '' && file !== 'package-lock.json');
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(file, join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, but not yet committed.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
}

async function addLanguage(): Promise<void> {
  const table = join(folder, 'config/site/languages.ts');
  const text = await readFile(table, 'utf8');
  await writeFile(table, text.replace('\n] as const', `\n  { ${further.row} },\n] as const`));
  await cp(join(folder, `locales/${further.from}.json`), join(folder, 'locales/nl-NL.json'));
  // Words that German shares with English are then Dutch, too.
  const allowed = join(folder, 'locales/tool/allowList.ts');
  const rows = await readFile(allowed, 'utf8');
  await writeFile(allowed, rows.replaceAll(`'${further.from}'`, `'${further.from}', 'nl-NL'`));
}

async function bytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds the copy from nothing. */
async function cleanBuild(): Promise<Build> {
  for (const left of ['.next', 'out', '.releases', 'public/fonts', 'public/regions'])
    await rm(join(folder, left), { recursive: true, force: true });
  const started = performance.now();
  const output = execFileSync('npm', ['run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seconds = (performance.now() - started) / 1000;
  const summary = /^Built in .*: (.*)$/m.exec(output)?.[1] ?? '';
  const steps = [...summary.matchAll(/(\w+) ([\d.]+) s/g)].map(([, name = '', time]) => [
    name,
    Number(time),
  ]);
  const out = join(folder, 'out');
  const files = (await filesBelow(out)).filter((file) => !/\.(br|gz)$/.test(file));
  const ending = (...endings: string[]) =>
    bytesOf(files.filter((file) => endings.includes(extname(file))));
  const pictures = files.filter((file) => file.startsWith(join(out, 'images')));
  return {
    seconds,
    steps: Object.fromEntries(steps) as Record<string, number>,
    html: await ending('.html'),
    payloads: await ending('.txt'),
    tree: (await bytesOf(files)) - (await bytesOf(pictures)),
  };
}

function lines(pages: number, build: Build, more: Build): string[] {
  const perPage = (bytes: number) => `${(bytes / pages / 1000).toFixed(1)} kB`;
  const rate = (pages / build.seconds).toFixed(1);
  return [
    `Clean build: ${build.seconds.toFixed(1)} s, ${pages} pages, ${rate} pages a second`,
    ...Object.entries(build.steps).map(([name, seconds]) => `  ${name}: ${seconds} s`),
    `A page: ${perPage(build.html)} of HTML, ${perPage(build.payloads)} of payloads. The tree is ` +
      `${(build.tree / build.html).toFixed(2)} times its HTML, uncompressed and without pictures.`,
    `A further language: ${(more.seconds - build.seconds).toFixed(1)} s, ` +
      `${((more.tree - build.tree) / 1e6).toFixed(1)} MB`,
  ];
}

/** Builds twice and writes the numbers to test-results/bench-build.json. @returns them as lines. */
export async function buildReport(): Promise<string> {
  await copyProject();
  const build = await cleanBuild();
  await addLanguage();
  const more = await cleanBuild();
  const pages = routeNames.length * languageCodes.length;
  await mkdir('test-results', { recursive: true });
  const report = JSON.stringify({ pages, build, withFurtherLanguage: more }, null, 2);
  await writeFile('test-results/bench-build.json', report);
  return lines(pages, build, more).join('\n');
}
