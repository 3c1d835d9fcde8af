/** Fetches a page when a visitor means it, and hands it to Next's router when the router asks. */
import { timings } from '@/config/site/limits';
import { savesData } from './saveData';

/** Payloads that are there or on their way, by path. */
const ahead = new Map<string, Promise<Response>>();

/** The browser's own `fetch`, once the router's goes through here. */
let load: typeof fetch | undefined;

/**
 * From now on the router, which alone fetches by `URL`, gets what was fetched ahead. What is relied on
 * of it stands in `deploy/routerContract.ts`, which stops a build where it no longer holds.
 */
function answerRouter(): typeof fetch {
  const { fetch } = globalThis;
  globalThis.fetch = (input, options) => {
    const payload = input instanceof URL ? ahead.get(input.pathname) : undefined;
    return payload ? payload.then((answer) => answer.clone()) : fetch(input, options);
  };
  return fetch;
}

/** Fetches the scripts and sheets that a payload names: they would be a second request after the click. */
async function preloadFiles(payload: Response): Promise<void> {
  const paths = (await payload.clone().text()).match(/\/_next\/static\/chunks\/[^"]+\.(?:js|css)/g);
  for (const href of new Set(paths)) {
    if (document.querySelector(`[src="${href}"],[href="${href}"]`)) continue;
    const as = href.endsWith('.css') ? 'style' : 'script';
    // Not a script: after a deploy it could be one of another build, and must not run here.
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as, href }));
  }
}

/**
 * Fetches the page of a path of this site, if that has not been done of late and the visitor saves no data.
 *
 * In an export the router's own prefetching takes four requests one after another (`HEAD`, tree,
 * segments, scripts), and a click that comes before their end begins anew with the page's whole
 * payload. That payload alone is one request; here it begins with the intent.
 */
export function fetchAhead(href: string): void {
  // The development server has no payloads in files.
  if (process.env.NODE_ENV === 'development' || savesData()) return;
  const path = `${new URL(href, location.href).pathname}index.txt`;
  if (ahead.has(path)) return;
  load ??= answerRouter();
  const forget = () => void ahead.delete(path);
  const payload = load(path);
  ahead.set(path, payload);
  payload.then((answer) => (answer.ok ? preloadFiles(answer) : forget())).catch(forget);
  setTimeout(forget, timings.pageAhead);
}
