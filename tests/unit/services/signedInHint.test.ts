// @vitest-environment happy-dom
/** The hint of a signed-in visitor: set before first paint, kept or taken back. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '@/config/site/keys';
import { bootScript } from '@/services/page/inlineScripts.generated';
import {
  rememberSignedIn,
  showSignedIn,
  signedInAttribute,
  wasSignedIn,
} from '@/services/page/signedInHint';

const root = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  root.removeAttribute(signedInAttribute);
});

describe('the boot script', () => {
  /** Runs it in a page whose storage holds a value, or throws. */
  function isMarked(stored: string | null | Error): boolean {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      getItem(key: string) {
        if (stored instanceof Error) throw stored;
        return key === storageKeys.signedIn ? stored : null;
      },
    } as Storage);
    new Function(bootScript)();
    return root.hasAttribute(signedInAttribute);
  }

  test.each([
    ['1', true],
    ['', false],
    [null, false],
    [new Error('blocked'), false],
  ])('with %j stored marks the page: %s', (stored, expected) => {
    expect(isMarked(stored)).toBe(expected);
  });
});

test.each([true, false])('remembered as %s, it is marked and kept so', (signedIn) => {
  rememberSignedIn(!signedIn);
  rememberSignedIn(signedIn);
  expect([wasSignedIn(), root.hasAttribute(signedInAttribute)]).toEqual([signedIn, signedIn]);
});

test('shown only, it is not kept', () => {
  rememberSignedIn(true);
  showSignedIn(false);
  expect([wasSignedIn(), root.hasAttribute(signedInAttribute)]).toEqual([true, false]);
});
