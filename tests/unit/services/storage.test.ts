// @vitest-environment happy-dom
/** Storage that works, is full, is blocked, or is not there at all. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '@/services/page/storage';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe.each(['sessionStorage', 'localStorage'] as const)('%s', (kind) => {
  test('keeps what is written', () => {
    expect(writeStored(kind, 'guidePageSource', '/pricing/')).toBe(true);
    expect(readStored(kind, 'guidePageSource')).toBe('/pricing/');
  });

  test('has nothing of what was never written', () => {
    expect(readStored(kind, 'clientId')).toBeNull();
  });

  test('that is full keeps nothing and does not throw', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal(kind, { getItem: () => null, setItem: full, clear: () => undefined });
    expect(writeStored(kind, 'clientId', 'cid-1')).toBe(false);
    expect(readStored(kind, 'clientId')).toBeNull();
  });

  test('that throws when it is looked at keeps nothing and does not throw', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, kind);
    Object.defineProperty(globalThis, kind, {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(readStored(kind, 'clientId')).toBeNull();
    expect(writeStored(kind, 'clientId', 'cid-1')).toBe(false);
    Object.defineProperty(globalThis, kind, own ?? {});
  });

  test('that is not there keeps nothing and does not throw', () => {
    vi.stubGlobal(kind, undefined);
    expect(readStored(kind, 'clientId')).toBeNull();
    expect(writeStored(kind, 'clientId', 'cid-1')).toBe(false);
    vi.unstubAllGlobals();
  });
});

test('the two stores are apart', () => {
  writeStored('localStorage', 'clientId', 'cid-1');
  expect(readStored('sessionStorage', 'clientId')).toBeNull();
});
