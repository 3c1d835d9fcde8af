/** Turns Next's export into the tree that a CDN serves: English at the root, finished pages, rules, copies. */
import '../environment';
import { access, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defaultLanguage, languageCodes } from '@/config/site/languages';
import { routeNames, routes } from '@/config/site/routes';
import { localizedPath } from '@/services/rules/urls';
import { headersFile } from '../rules/headers';
import { redirectsFile } from '../rules/redirects';
import { isText } from './compress';
import { overview } from './pages';
import { keepReleases, releaseName } from './releases';
import { filesBelow, inParallel, out } from './tree';
import { llmsText, securityText } from './wellKnown';
import type { Task } from './worker';
import { inProcesses } from './workerPool';

/** Versioned files of earlier releases; a build machine keeps this folder from one build to the next. */
const releaseStore = '.releases';

/** Files of a task where each is small. */
const handful = 50;

/** Next took what of `public/` was there when it began to draw: the assets are made beside it. */
const addAssets = (): Promise<void> => cp('public', out, { recursive: true });

/** English leaves its folder for the root of the tree. */
async function moveEnglish(): Promise<void> {
  const english = join(out, defaultLanguage);
  await access(english).catch(() => {
    throw new Error(
      `${english}/ is missing: run \`npm run build\`, which exports before it publishes.`,
    );
  });
  await cp(english, out, { recursive: true });
  await rm(english, { recursive: true });
}

/** Lays each language's 404 page down where hosts look for it. */
async function placeNotFound(): Promise<void> {
  await rm(join(out, '_not-found'), { recursive: true, force: true });
  for (const code of languageCodes) {
    const page = join(out, localizedPath(routes['not-found'].path, code));
    await rename(join(page, 'index.html'), join(out, localizedPath('/404.html', code)));
    await rm(page, { recursive: true });
  }
}

/**
 * Next writes each page's payload whole and in pieces. Links fetch it whole (`services/page/pagesAhead.ts`),
 * as its router does where nothing was fetched ahead; the pieces are for its own prefetching.
 */
async function dropPieces(): Promise<void> {
  const pieces = (await filesBelow(out)).filter((file) => /^__next\..*\.txt$/.test(basename(file)));
  if (pieces.length === 0) throw new Error('no piece of a payload (__next.*.txt) is there');
  await inParallel(pieces, (file) => rm(file));
}

/** What machines look for at well-known places, and the rules for the host. */
async function addRules(): Promise<void> {
  await mkdir(join(out, '.well-known'), { recursive: true });
  await writeFile(join(out, '.well-known/security.txt'), securityText(new Date()));
  await writeFile(join(out, 'llms.txt'), llmsText(overview(out)));
  await writeFile(join(out, '_headers'), headersFile());
  await writeFile(join(out, '_redirects'), redirectsFile());
  // GitHub Pages would leave out `_next/` as a folder of its own generator.
  await writeFile(join(out, '.nojekyll'), '');
}

/** Scripts first, which take longest, so that no process is left with one at the end. */
async function tasks(): Promise<Task[]> {
  const files = (await filesBelow(out)).filter((file) => isText(file) && !file.endsWith('.html'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const others = files.filter((file) => !file.endsWith('.js'));
  const inHandfuls = Array.from({ length: Math.ceil(others.length / handful) }, (_, index) => ({
    files: others.slice(index * handful, (index + 1) * handful),
  }));
  return [
    ...scripts.map((file) => ({ files: [file] })),
    ...languageCodes.map((language) => ({ language })),
    ...inHandfuls,
  ];
}

/** Pages are finished, and texts compressed, on all cores. */
const finishFiles = async (): Promise<void> =>
  inProcesses('deploy/publish/worker.ts', await tasks());

async function keepOld(): Promise<void> {
  const releases = await keepReleases(out, releaseStore, releaseName(new Date()));
  console.log(
    `The tree has the versioned files of ${releases} release${releases === 1 ? '' : 's'}`,
  );
}

/** Publishing, by name and in this order; what is done to each page is `pageSteps`. */
const steps: ReadonlyMap<string, () => Promise<void>> = new Map([
  ['pieces of payloads', dropPieces],
  ['English at the root', moveEnglish],
  ['assets', addAssets],
  ['404 pages', placeNotFound],
  ['rules and well-known files', addRules],
  ['pages and copies', finishFiles],
  ['earlier releases', keepOld],
]);

for (const [name, run] of steps)
  await run().catch((cause: Error) => {
    throw new Error(`Publishing has stopped at "${name}": ${cause.message}`, { cause });
  });
console.log(
  `Published ${routeNames.length * languageCodes.length} pages ` +
    `(${routeNames.length} × ${languageCodes.length} languages) to ${out}/`,
);
