// @vitest-environment happy-dom
/** The mark of consent as the boot script makes it, before first paint and by early clicks. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bootScript } from '@/services/page/inlineScripts.generated';
import { choiceOf, readMark, showMark } from '@/services/page/consentMark';

const boot = () => {
  new Function(bootScript)();
};

beforeEach(() => {
  document.documentElement.removeAttribute('data-consent');
  document.body.innerHTML = `<p><button data-consent-choice="given"><b>OK</b></button>
    <button data-consent-choice="review">Settings</button><i>Text</i></p>`;
});
afterEach(() => vi.restoreAllMocks());

describe('the boot script', () => {
  test.each([
    ['', 'ask'],
    ['gdpr=1', 'given'],
    ['gdpr=', 'given'],
    ['lang=de-DE; gdpr=1; x=2', 'given'],
    ['notgdpr=1', 'ask'],
    ['lang=gdpr=1', 'ask'],
    ['gdpr2=1', 'ask'],
  ])('with the cookies "%s" marks %s', (cookie, mark) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    boot();
    expect(readMark()).toBe(mark);
  });

  test('asks where cookies are blocked', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    boot();
    expect(readMark()).toBe('ask');
  });

  test('marks what is chosen before the rest of the scripts is there', () => {
    boot();
    document.querySelector('i')?.click();
    expect(readMark()).toBe('ask');
    document.querySelector('b')?.click();
    expect(readMark()).toBe('given');
    document.querySelectorAll('button')[1]?.click();
    expect(readMark()).toBe('review');
  });
});

test('a click is a choice on the button and on what is in it', () => {
  expect(choiceOf(document.querySelector('b'))).toBe('given');
  expect(choiceOf(document.querySelector('i'))).toBeNull();
  expect(choiceOf(document)).toBeNull();
  expect(choiceOf(null)).toBeNull();
});

test('the page shows the mark, and what was decided', () => {
  showMark('review', 'given');
  expect(document.documentElement.dataset).toMatchObject({ consent: 'review', consented: 'given' });
});
