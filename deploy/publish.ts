/** Turns Next's export into the tree that a CDN serves: English at the root, 404 pages, policies, header rules. */
import { access, cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, languageCodes } from '@/config/languages';
import { routeNames, routes } from '@/config/routes';
import { localizedPath } from '@/services/urls';
import { withPolicy } from './csp';
import { headersFile } from './headers';
import { redirectsFile } from './redirects';

const out = 'out';

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

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Gives every page its policy. @returns the number of pages. */
async function sealPages(): Promise<number> {
  const pages = (await filesBelow(out)).filter((file) => file.endsWith('.html'));
  for (const page of pages) await writeFile(page, withPolicy(await readFile(page, 'utf8')));
  return pages.length;
}

await moveEnglish();
await placeNotFound();
const pages = await sealPages();
await writeFile(join(out, '_headers'), headersFile());
await writeFile(join(out, '_redirects'), redirectsFile());
console.log(
  `Published ${pages} pages (${routeNames.length} × ${languageCodes.length} languages) to ${out}/`,
);
