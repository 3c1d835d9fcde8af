/** Signing in and out, as a browser does it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { isLocalOrigin, safeReturn } from '@/sandbox/http/origins';
import { runBackend } from './backend';

const backend = runBackend();
beforeAll(() => backend.ready(), 60_000);

const premium = { email: 'premium@example.com', password: 'premium-sample-1' };
const free = { email: 'free@example.com', password: 'free-sample-1' };

const signIn = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  backend.fetch('/signin/', { method: 'POST', body: new URLSearchParams(form), headers });

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const user = (cookie: string) => backend.json('/api/userforweb', { headers: { cookie } });
const signOut = (cookie: string) =>
  backend.fetch('/p/logout', { method: 'POST', headers: { cookie } });

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script(?: src="([^"]+)")?/g)].map(([, source]) => source);
const messageOf = (html: string): unknown => {
  const [, message = ''] = /data-message="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(message.replaceAll('&quot;', '"')) as unknown;
};

describe('userforweb', () => {
  test.each(['', 'wps_sid=', 'wps_sid=guess', "wps_sid=' OR 1=1 --"])(
    'cookie "%s" is nobody',
    async (cookie) => {
      expect(await user(cookie)).toEqual({ code: 1 });
    },
  );

  test.each([
    [premium, 'Paula Premium', true],
    [free, 'Fred Free', false],
  ])('%j is %s', async (form, username, isPremium) => {
    const answer = await signIn(form);
    const found = (await user(cookieOf(answer))) as { pic: string; expirationDate: number };
    expect(found).toEqual({
      code: 0,
      userid: expect.stringMatching(/^\d+$/),
      username,
      pic: expect.stringMatching(/^http:\/\/localhost:\d+\/p\/avatar\/\d+\.svg$/),
      expirationDate: expect.any(Number),
      subscriptions: [],
      orders: [],
      vips: [],
    });
    expect(found.expirationDate > Date.now() / 1000).toBe(isPremium);
    const picture = await fetch(found.pic);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });
});

describe('signing in', () => {
  test('the cookie is out of reach of scripts and of other sites', async () => {
    const answer = await signIn(premium);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^wps_sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('an address is recognised in capitals', async () => {
    expect((await signIn({ ...premium, email: ' Premium@Example.com' })).status).toBe(303);
  });

  test.each([
    { email: 'premium@example.com', password: 'any' },
    { email: 'premium@example.com', password: '' },
    { email: 'premium@example.com', password: 'free-sample-1' },
    { email: 'nobody@example.com', password: 'premium-sample-1' },
    { email: '', password: '' },
    { email: '"><script>', password: 'x' },
    { email: '\0', password: '\0' },
    {},
  ])('%j is refused', async (form) => {
    const answer = await signIn(form as Record<string, string>);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
    expect(text).toContain('role="alert"');
    expect(scriptsOf(text)).toEqual(['/p/assets/framed.js']);
  });

  test.each(['text/plain', 'application/json', 'multipart/form-data'])(
    'a body of type %s is no form',
    async (type) => {
      const answer = await backend.fetch('/signin/', {
        method: 'POST',
        body: '{',
        headers: { 'Content-Type': type },
      });
      expect(answer.status).toBe(401);
    },
  );

  test('a page of its own goes back to where the visitor was, without a script', async () => {
    const answer = await signIn(
      { ...free, from: '/de-DE/pricing/?a=1' },
      { 'sec-fetch-dest': 'document' },
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de-DE/pricing/?a=1']);
  });

  test('a page that was opened by a link goes back to where the link was', async () => {
    const referer = 'http://localhost:4100/de-DE/pricing/?a=1';
    const text = await (await backend.fetch('/signin/', { headers: { referer } })).text();
    expect(text).toContain(`name="from" value="${referer}"`);
  });

  test('a form says that it can be used', async () => {
    const text = await (await backend.fetch('/signin/')).text();
    expect(messageOf(text)).toEqual({ type: 'signin-ready' });
  });

  test('a frame gets a page that reports to who frames it', async () => {
    const form = await backend.fetch('/signin/?from=/pricing/', {
      headers: { referer: 'http://localhost:4100/pricing/' },
    });
    const fields = [...(await form.text()).matchAll(/name="(from|origin)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
    expect(fields).toEqual([
      ['from', '/pricing/'],
      ['origin', 'http://localhost:4100'],
    ]);
    const signedIn = await signIn(
      { ...free, ...Object.fromEntries(fields) },
      { 'sec-fetch-dest': 'iframe' },
    );
    const location = signedIn.headers.get('location') ?? '';
    const done = await backend.fetch(location, { headers: { cookie: cookieOf(signedIn) } });
    const text = await done.text();
    expect(text).toMatch(/data-from="\/pricing\/"\s+data-origin="http:\/\/localhost:4100"/);
    expect(done.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(messageOf(text)).toEqual({ type: 'signin', code: 0 });
    const [script = ''] = scriptsOf(text);
    expect(await (await backend.fetch(script)).text()).toContain(
      'postMessage(JSON.parse(message), origin)',
    );
  });

  test.each(['https://evil.example/', 'http://localhost.evil.example/', 'null', ''])(
    'the report never goes to %s',
    async (referer) => {
      const text = await (await backend.fetch('/signin/', { headers: { referer } })).text();
      expect(text).toContain(`name="origin" value="${backend.url()}"`);
      const query = new URLSearchParams({ origin: referer });
      const asked = await (await backend.fetch(`/signin/?${query}`)).text();
      expect(asked).toContain(`name="origin" value="${backend.url()}"`);
    },
  );

  test('the page that reports is a form again for those who are not signed in', async () => {
    const text = await (await backend.fetch('/signin/done/?from=/')).text();
    expect(text).toContain('name="password"');
    expect(messageOf(text)).toEqual({ type: 'signin-ready' });
  });
});

describe('signing out', () => {
  test('ends this session and no other', async () => {
    const [first, second] = [cookieOf(await signIn(premium)), cookieOf(await signIn(premium))];
    const answer = await signOut(first);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^wps_sid=; Max-Age=0/);
    expect(await user(first)).toEqual({ code: 1 });
    expect(await user(second)).toMatchObject({ code: 0 });
  });

  test('is fine for those who are not signed in', async () =>
    expect((await signOut('')).status).toBe(200));

  test('is no link', async () => expect((await backend.fetch('/p/logout')).status).toBe(404));

  test('is not for pages of other sites', async () => {
    const cookie = cookieOf(await signIn(free));
    const headers = { cookie, origin: 'https://evil.example' };
    expect((await backend.fetch('/p/logout', { method: 'POST', headers })).status).toBe(403);
    expect((await signIn(free, { origin: 'null' })).status).toBe(403);
    expect(await user(cookie)).toMatchObject({ code: 0 });
  });
});

describe('safeReturn', () => {
  test.each(['/', '/pricing/?a=b#c', '/de-DE/', 'http://localhost:4100/x', 'http://127.0.0.1/'])(
    '%s is kept',
    (target) => expect(safeReturn(target, isLocalOrigin)).toBe(target),
  );

  test.each([
    undefined,
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' /x',
    'https://evil.example/',
    'http://localhost@evil.example/',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'pricing/',
  ])('%s is not', (target) => expect(safeReturn(target, isLocalOrigin)).toBe('/'));
});
