/** What `services/page/pagesAhead.ts` relies on in the framework: a release that does it otherwise stops the build. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = 'next/dist/client/components/router-reducer/fetch-server-response.js';

/** What the router does on the way to another page, and how its code says so. */
const promises: readonly (readonly [what: string, said: RegExp])[] = [
  ['asks for a page by its index.txt', /url\.pathname \+= 'index\.txt'/],
  ['asks by a URL object', /let fetchUrl = new URL\(url\);/],
  ['asks by fetch, with nothing but that object and its options', /fetch\)\(fetchUrl, \w+\)/],
];

/**
 * Makes sure that the router fetches pages in the way that they are handed to it.
 * @param source the framework's code that fetches.
 * @throws Error with one sentence for what it no longer does.
 */
export function assertRouterContract(source: string, version: string): void {
  const broken = promises.filter(([, said]) => !said.test(source)).map(([what]) => what);
  if (broken.length === 0) return;
  throw new Error(
    `The router of Next ${version} no longer ${broken.join(', nor ')}: look at ${file}, ` +
      'mend services/page/pagesAhead.ts, and say here what it relies on now ' +
      '(docs/decisions/navigation.md).',
  );
}

/** The code of the installed framework, and its version. */
export function installedRouter(): { source: string; version: string } {
  const { resolve } = createRequire(import.meta.url);
  const { version } = JSON.parse(readFileSync(resolve('next/package.json'), 'utf8')) as {
    version: string;
  };
  return { source: readFileSync(resolve(file), 'utf8'), version };
}
