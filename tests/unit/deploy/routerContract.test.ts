/** A build stops where the framework's router fetches pages in another way than they are handed to it. */
import { expect, test } from 'vitest';
import { assertRouterContract, installedRouter } from '@/deploy/routerContract';

const { source, version } = installedRouter();

test('the installed router keeps to it', () => {
  expect(() => assertRouterContract(source, version)).not.toThrow();
});

test.each([
  ["url.pathname += 'index.txt'", "url.pathname += 'index.rsc'", 'by its index.txt'],
  ['let fetchUrl = new URL(url);', 'let fetchUrl = url.href;', 'by a URL object'],
  ['(fetchUrl, fetchOptions)', '(new Request(fetchUrl, fetchOptions))', 'but that object'],
])('%s is relied on', (now, then, told) => {
  expect(source).toContain(now);
  expect(() => assertRouterContract(source.replaceAll(now, then), '99.0.0')).toThrow(
    new RegExp(`Next 99\\.0\\.0 no longer .*${told}`),
  );
});
