// @vitest-environment happy-dom
/** Cookies: what is written, for how long, for which domain, and what blocked cookies do (nothing). */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cookies } from '@/config/site/keys';
import { getCookie, parentDomain, removeCookie, setCookie } from '@/services/page/cookies';
import { pageAt } from '../remoteHost';

describe('parentDomain', () => {
  test.each([
    ['www.example.com', '.example.com'],
    ['WWW.Example.COM.', '.example.com'],
    ['a.b.example.com', '.b.example.com'],
    ['example.com', '.example.com'],
    ['www.example.co.uk', '.example.co.uk'],
    ['example.co.uk', '.example.co.uk'],
    ['example.com.br', '.example.com.br'],
    ['www.xn--bcher-kva.example', '.xn--bcher-kva.example'],
    ['co.example', '.co.example'],
    ['co.uk', undefined],
    ['localhost', undefined],
    ['www.localhost', undefined],
    ['intranet', undefined],
    ['', undefined],
    ['127.0.0.1', undefined],
    ['192.168.10.20', undefined],
    ['[::1]', undefined],
    ['::ffff:127.0.0.1', undefined],
    ['www..com', undefined],
  ])('of "%s" is %s', (hostname, expected) => {
    expect(parentDomain(hostname)).toBe(expected);
  });
});

describe('a cookie', () => {
  /** What was assigned to `document.cookie`. */
  let written: string[];
  /** Whether the browser keeps what is assigned. */
  let keeps: (cookie: string) => boolean;

  beforeEach(() => {
    written = [];
    keeps = () => true;
    let jar = '';
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      written.push(cookie);
      if (keeps(cookie)) jar = cookie.split(';', 1)[0] ?? '';
    });
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
    pageAt('https://www.example.com/');
  });

  test('is kept for its days, for the whole site, over https alone', () => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
    expect(setCookie('consent', '1')).toBe(true);
    vi.useRealTimers();
    expect(written).toHaveLength(1);
    expect(written[0]?.split('; ')).toEqual([
      `${cookies.consent}=1`,
      'path=/',
      'sameSite=Lax',
      'secure',
      'expires=Fri, 01 Jan 2027 00:00:00 GMT',
    ]);
    expect(getCookie('consent')).toBe('1');
  });

  test('is not marked secure on http', () => {
    pageAt('http://localhost:3000/');
    setCookie('consent', '1');
    expect(written[0]).not.toContain('secure');
  });

  test('may be shared with a domain', () => {
    setCookie('language', 'de-DE', '.example.com');
    expect(written).toHaveLength(1);
    expect(written[0]).toContain('domain=.example.com');
  });

  test('is the host’s own where the browser refuses the domain', () => {
    keeps = (cookie) => !cookie.includes('domain=');
    expect(setCookie('language', 'de-DE', '.github.io')).toBe(true);
    expect(written).toHaveLength(2);
    expect(written[1]).not.toContain('domain=');
  });

  test('is removed for the host, and for the domain that it was set with', () => {
    setCookie('language', 'de-DE', '.example.com');
    written = [];
    removeCookie('language', '.example.com');
    expect(written).toHaveLength(2);
    for (const cookie of written) expect(cookie).toMatch(/expires=\w{3}, \d\d \w{3} (19|20)\d\d/);
    expect(written[1]).toContain('domain=.example.com');
  });
});

describe('blocked cookies', () => {
  test('that are dropped in silence are told of', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(setCookie('consent', '1')).toBe(false);
    expect(getCookie('consent')).toBeNull();
    expect(removeCookie('consent')).toBe(true);
  });

  test('that throw are told of, too', () => {
    const blocked = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
    vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
    expect(setCookie('consent', '1')).toBe(false);
    expect(getCookie('consent')).toBeNull();
    expect(removeCookie('consent')).toBe(false);
  });
});
