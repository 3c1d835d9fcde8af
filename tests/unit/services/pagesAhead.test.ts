// @vitest-environment happy-dom
/** Pages that are fetched ahead: once each, for the router alone, and not again for five minutes. */
import { beforeEach, expect, test, vi } from 'vitest';
import { timings } from '@/config/site/limits';

const network = vi.fn<typeof fetch>();
let fetchAhead: (href: string) => void;

const payload = (text = '') => Promise.resolve(new Response(text));
const asked = () => network.mock.calls.map(([input]) => String(input));
const settled = () => new Promise((wait) => setTimeout(wait));
const routerAsks = (path: string) => fetch(new URL(path, location.href), { headers: { rsc: '1' } });

beforeEach(async () => {
  vi.useRealTimers();
  vi.resetModules();
  document.head.innerHTML =
    '<script type="text/plain" src="/_next/static/chunks/known.js"></script>';
  network.mockReset().mockImplementation(() => payload());
  vi.stubGlobal('fetch', network);
  ({ fetchAhead } = await import('@/services/page/pagesAhead'));
});

test('a page is fetched once, whatever part of it is meant', () => {
  fetchAhead('/de-DE/download/');
  fetchAhead('/de-DE/download/#packages');
  fetchAhead('/');
  expect(asked()).toEqual(['/de-DE/download/index.txt', '/index.txt']);
});

test('the router gets it as often as it asks, with whatever query', async () => {
  network.mockImplementation(() => payload('payload'));
  fetchAhead('/pricing/');
  for (const query of ['?_rsc=one', '?_rsc=two']) {
    const answer = await routerAsks(`/pricing/index.txt${query}`);
    expect(await answer.text()).toBe('payload');
  }
  expect(network).toHaveBeenCalledOnce();
});

test('other requests go their way, with their options', async () => {
  fetchAhead('/pricing/');
  await routerAsks('/office/index.txt');
  await fetch('/pricing/index.txt', { method: 'HEAD' });
  expect(asked().slice(1)).toEqual([
    new URL('/office/index.txt', location.href).href,
    '/pricing/index.txt',
  ]);
  expect(network.mock.lastCall?.[1]).toEqual({ method: 'HEAD' });
});

test('scripts and sheets that the page has not yet are fetched, each once, and not run', async () => {
  const chunk = (name: string) => `"/_next/static/chunks/${name}"`;
  const named = ['known.js', 'new.js', 'new.js', 'new.css'];
  network.mockImplementation(() => payload(named.map(chunk).join()));
  fetchAhead('/pricing/');
  fetchAhead('/office/');
  await settled();
  const links = [...document.querySelectorAll('link')];
  expect(links.map(({ rel, as, href }) => [rel, as, new URL(href).pathname])).toEqual([
    ['preload', 'script', '/_next/static/chunks/new.js'],
    ['preload', 'style', '/_next/static/chunks/new.css'],
  ]);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test.each([
  ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is forgotten', async (_, answer) => {
  network.mockImplementationOnce(answer);
  fetchAhead('/pricing/');
  await settled();
  await routerAsks('/pricing/index.txt?_rsc=one');
  fetchAhead('/pricing/');
  expect(network).toHaveBeenCalledTimes(3);
});

test('after a while it is old', () => {
  vi.useFakeTimers();
  fetchAhead('/pricing/');
  vi.advanceTimersByTime(timings.pageAhead);
  fetchAhead('/pricing/');
  expect(network).toHaveBeenCalledTimes(2);
});

test('who saves data pays for no page that is only looked at, and still gets the one that is chosen', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  fetchAhead('/pricing/');
  expect(network).not.toHaveBeenCalled();
  await routerAsks('/pricing/index.txt?_rsc=one');
  expect(network).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('the development server is asked for nothing', () => {
  vi.stubEnv('NODE_ENV', 'development');
  fetchAhead('/pricing/');
  expect(network).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
});
