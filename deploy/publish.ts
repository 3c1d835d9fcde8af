/** Turns Next's export into the tree that a CDN serves: English at the root, finished pages, rules, copies. */
import './environment';
import { access, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defaultLanguage, languageCodes } from '@/config/languages';
import { routeNames, routes } from '@/config/routes';
import { localizedPath } from '@/services/urls';
import { compressTree } from './compress';
import { headersFile } from './headers';
import { finishPages, overview } from './pages';
import { redirectsFile } from './redirects';
import { keepReleases, releaseName } from './releases';
import { filesBelow, inParallel, out } from './tree';
import { llmsText, securityText } from './wellKnown';

/** Versioned files of earlier releases; a build machine keeps this folder from one build to the next. */
const releaseStore = '.releases';

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
 * Next writes each page's payload whole and in pieces. Links fetch it whole (`services/pagesAhead.ts`),
 * as its router does where nothing was fetched ahead; the pieces are for its own prefetching.
 */
async function dropPieces(): Promise<void> {
  const pieces = (await filesBelow(out)).filter((file) => /^__next\..*\.txt$/.test(basename(file)));
  await inParallel(pieces, (file) => rm(file));
}

/** `PRECOMPRESS=no` leaves compressing to the CDN. */
const precompress = process.env.PRECOMPRESS !== 'no';

await moveEnglish();
await placeNotFound();
await dropPieces();
const pages = await finishPages(out);
await mkdir(join(out, '.well-known'), { recursive: true });
await writeFile(join(out, '.well-known/security.txt'), securityText(new Date()));
await writeFile(join(out, 'llms.txt'), llmsText(await overview(out)));
await writeFile(join(out, '_headers'), headersFile());
await writeFile(join(out, '_redirects'), redirectsFile());
const releases = await keepReleases(out, releaseStore, releaseName(new Date()));
const compressed = precompress ? await compressTree(out) : 0;
console.log(
  `Published ${pages} pages (${routeNames.length} × ${languageCodes.length} languages) to ${out}/, ` +
    `with the versioned files of ${releases} release${releases === 1 ? '' : 's'}, ` +
    `${compressed} files compressed`,
);
