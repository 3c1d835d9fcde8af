// @vitest-environment happy-dom
/** In the client's frame a file opens in the top window, and the client is told if it may know. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const url = 'https://files.example/a.exe';
const top = { location: { href: '' } };
const parent = { postMessage: vi.fn() };

/** `openFile` of a build that names these origins, in a frame within a page of `around`. */
async function built(origins: string, around?: string) {
  vi.stubEnv('NEXT_PUBLIC_FRAME_ORIGINS', origins);
  vi.resetModules();
  vi.spyOn(window, 'top', 'get').mockReturnValue(top as unknown as Window & typeof globalThis);
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
  Object.defineProperty(location, 'ancestorOrigins', {
    value: around === undefined ? undefined : [around],
    configurable: true,
  });
  return (await import('@/services/page/openFile')).openFile;
}

beforeEach(() => {
  top.location.href = '';
  parent.postMessage.mockReset();
});
afterEach(() => vi.unstubAllEnvs());

describe('the client', () => {
  const message = { type: 'download', url };
  const both = 'https://a.example, https://b.example:8443';

  test.each([
    ['', 'https://a.example', []],
    [both, 'https://a.example', ['https://a.example']],
    [both, 'https://b.example:8443', ['https://b.example:8443']],
    [both, 'https://evil.example', []],
    [both, undefined, ['https://a.example', 'https://b.example:8443']],
  ])('of a build for "%s" within %s: told by %j', async (origins, around, told) => {
    const openFile = await built(origins, around);
    openFile(url, true);
    expect(parent.postMessage.mock.calls).toEqual(told.map((origin) => [message, origin]));
    expect(top.location.href).toBe(url);
  });

  test('is told nothing of a page that was not opened for it', async () => {
    const openFile = await built('https://a.example', 'https://a.example');
    vi.spyOn(window, 'location', 'get').mockReturnValue({ href: '' } as Location);
    openFile(url, false);
    expect(parent.postMessage).not.toHaveBeenCalled();
    expect(top.location.href).toBe('');
  });
});

test.each([
  'https://a.example/path',
  'a.example',
  '*',
  "https://a.example;script-src '*'",
  'https://*',
])('a build for %s stops, and names it', async (origins) => {
  await expect(built(origins)).rejects.toThrow('NEXT_PUBLIC_FRAME_ORIGINS');
});
