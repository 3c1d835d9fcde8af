// @vitest-environment happy-dom
/** Ids of a browser: their shape, and that they last. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientId, installationId } from '@/services/page/clientIds';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe.each([
  ['the client id', clientId, /^cid-\d+$/],
  ['the installation id', installationId, /^[0-9a-f]{32}$/],
])('%s', (_, id, shape) => {
  test('has its shape', () => {
    expect(id()).toMatch(shape);
  });

  test('stays the same', () => {
    expect(id()).toBe(id());
  });

  test('is another in another browser', () => {
    const first = id();
    localStorage.clear();
    expect(id()).not.toBe(first);
  });

  test('is new at every call where storage is blocked, and of the same shape', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('blocked', 'SecurityError');
      },
      setItem() {
        throw new DOMException('blocked', 'SecurityError');
      },
      clear: () => undefined,
    });
    const first = id();
    expect(first).toMatch(shape);
    expect(id()).toMatch(shape);
    expect(id()).not.toBe(first);
  });
});

test('the two ids are kept apart', () => {
  expect(clientId()).not.toBe(installationId());
  expect(clientId()).toMatch(/^cid-/);
});
