// @vitest-environment happy-dom
/** Whether a download may start by itself. */
import { expect, test, vi } from 'vitest';
import { arrivalSearch, mayStartItself, whenShown, type Arrival } from '@/services/page/arrival';
import { pageAt } from '../remoteHost';

const link = 'https://site.example/d/?source=blog&auto_download=true';
const arrival: Arrival = {
  navigation: 'navigate',
  address: link,
  referrer: '',
  canStartItself: true,
};

test.each<[string, Partial<Arrival>, boolean]>([
  ['a typed link', {}, true],
  ['a link on another site', { referrer: 'https://mail.example/inbox' }, true],
  ['a link on another page of this site', { referrer: 'https://site.example/' }, true],
  ['the same query on another site', { referrer: link.replace('site', 'other') }, true],
  ['a referrer that is none', { referrer: 'about:client' }, true],
  ['a reload', { navigation: 'reload' }, false],
  ['Back', { navigation: 'back_forward' }, false],
  ['a page prepared ahead', { navigation: 'prerender' }, false],
  ['a browser that does not tell', { navigation: undefined }, false],
  ['signals that disagree', { canStartItself: false }, false],
  ['another language', { referrer: link.replace('/d/', '/de-DE/d/') }, false],
])('%s: may start %#', (_, changed, may) => {
  expect(mayStartItself({ ...arrival, ...changed })).toBe(may);
});

test.each([
  ['of the link that was followed', link, '?source=blog&auto_download=true'],
  ['none, where that had none', 'https://site.example/d/', ''],
  ['of the address, where the browser does not tell', 'document', '?now=1'],
])('the query of the arrival is the one %s', (_, name, search) => {
  pageAt('https://site.example/pricing/?now=1');
  const entry = { name } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  expect(arrivalSearch()).toBe(search);
});

test('a page that is shown need not wait', async () => {
  await expect(whenShown()).resolves.toBeUndefined();
});

test('a page that is prepared ahead waits until it is shown', async () => {
  Object.assign(document, { prerendering: true });
  let shown = false;
  const waiting = whenShown().then(() => (shown = true));
  await Promise.resolve();
  expect(shown).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await waiting;
  expect(shown).toBe(true);
});
