// @vitest-environment happy-dom
/** What the banner's buttons do, what is remembered, and what other tabs change. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cookies, storageKeys } from '@/config/site/keys';
import { readMark, showMark } from '@/services/page/consentMark';
import {
  consentSeenAgain,
  findConsent,
  giveConsent,
  refuseRecording,
  reviewConsent,
  useConsent,
} from '@/stores/consent';
import { pageAt } from '../remoteHost';

const cookie = () => document.cookie;
const stored = () => localStorage.getItem(storageKeys.recordingRefused);
const clearCookie = () => {
  document.cookie = `${cookies.consent}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
};

beforeEach(() => {
  pageAt('http://localhost:3000/');
  clearCookie();
  localStorage.clear();
  useConsent.setState(useConsent.getInitialState(), true);
  showMark('ask', 'undecided');
});

describe('on load', () => {
  test('without a cookie the banner is shown', () => {
    findConsent();
    expect(useConsent.getState()).toEqual({ gdprShow: true, consented: false, refused: false });
    expect(readMark()).toBe('ask');
  });

  test('with the cookie it is not', () => {
    document.cookie = `${cookies.consent}=1; path=/`;
    showMark('given', 'undecided');
    findConsent();
    expect(useConsent.getState()).toEqual({ gdprShow: false, consented: true, refused: false });
  });

  test('an OK that came before the scripts counts', () => {
    showMark('given', 'undecided');
    findConsent();
    expect(useConsent.getState()).toMatchObject({ gdprShow: false, consented: true });
    expect(cookie()).toContain(`${cookies.consent}=1`);
  });

  test('a no that came before the scripts counts', () => {
    document.cookie = `${cookies.consent}=1; path=/`;
    showMark('refused', 'undecided');
    findConsent();
    expect(useConsent.getState()).toMatchObject({ consented: false, refused: true });
    expect(cookie()).toBe('');
  });

  test('a refusal is remembered, and the banner asks', () => {
    localStorage.setItem(storageKeys.recordingRefused, '1');
    findConsent();
    expect(useConsent.getState()).toEqual({ gdprShow: true, consented: false, refused: true });
  });

  test('the cookie wins over a refusal', () => {
    document.cookie = `${cookies.consent}=1; path=/`;
    localStorage.setItem(storageKeys.recordingRefused, '1');
    showMark('given', 'undecided');
    findConsent();
    expect(useConsent.getState()).toMatchObject({ consented: true, refused: false });
  });
});

describe('the buttons', () => {
  test('OK is remembered and ends a refusal', () => {
    refuseRecording();
    giveConsent();
    expect(useConsent.getState()).toEqual({ gdprShow: false, consented: true, refused: false });
    expect([cookie(), stored(), readMark()]).toEqual([`${cookies.consent}=1`, null, 'given']);
  });

  test('"Do not record" removes the cookie and is remembered', () => {
    giveConsent();
    refuseRecording();
    expect(useConsent.getState()).toEqual({ gdprShow: false, consented: false, refused: true });
    expect([cookie(), stored(), readMark()]).toEqual(['', '1', 'refused']);
  });

  test('the settings show the banner with the choice so far, and change nothing', () => {
    giveConsent();
    reviewConsent();
    expect(useConsent.getState()).toEqual({ gdprShow: true, consented: true, refused: false });
    expect(document.documentElement.dataset).toMatchObject({
      consent: 'review',
      consented: 'given',
    });
  });

  test('hold for the page where cookies and storage are blocked', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    giveConsent();
    consentSeenAgain();
    expect(useConsent.getState().consented).toBe(true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    refuseRecording();
    consentSeenAgain();
    expect(useConsent.getState().refused).toBe(true);
  });
});

describe('another tab', () => {
  test('that gave consent gave it here too', () => {
    findConsent();
    document.cookie = `${cookies.consent}=1; path=/`;
    consentSeenAgain();
    expect(useConsent.getState()).toMatchObject({ gdprShow: false, consented: true });
    expect(readMark()).toBe('given');
  });

  test('that took consent back took it back here too', () => {
    giveConsent();
    clearCookie();
    consentSeenAgain();
    expect(useConsent.getState()).toMatchObject({ gdprShow: false, consented: false });
    expect(readMark()).toBe('refused');
  });

  test('that refused recording refused it here too', () => {
    findConsent();
    localStorage.setItem(storageKeys.recordingRefused, '1');
    consentSeenAgain();
    expect(useConsent.getState()).toMatchObject({ gdprShow: false, refused: true });
  });

  test('that did nothing leaves an open banner open', () => {
    findConsent();
    reviewConsent();
    consentSeenAgain();
    expect(useConsent.getState().gdprShow).toBe(true);
    expect(readMark()).toBe('review');
  });
});
