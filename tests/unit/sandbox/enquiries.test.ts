/** The forms that become mail: what is taken and refused, once per key, in JSON and as a page. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { honeypotField } from '@/config/forms/forms';
import { languages } from '@/config/site/languages';
import english from '@/locales/en-US.json';
import { maxBodyBytes } from '@/sandbox/http/limits';
import { formsPerMinute } from '@/sandbox/settings';
import { runBackend } from './backend';

const backend = runBackend({}, { postsPerMinute: 5000, formsPerMinute: 5000 });

const business = '/api/mail/business';
const account = '/api/mail/businessForOpenAccount';

const enquiry = {
  fullName: 'Zoë Müller',
  country: 'DE',
  region: 'Bayern',
  email: 'zoe@example.com',
  phone: '+49 (0)30 123 456-78',
  message: 'Twelve PCs,\r\nplease.',
  privacy: true,
  language: 'de-DE',
  [honeypotField]: '',
};

/** The answer to a form that was taken. */
const taken = { code: 0, data: { id: expect.any(String) as string } };

let scope = randomUUID();
afterEach(() => void (scope = randomUUID()));

const post = (path: string, body: object) =>
  backend.send('POST', path, body, { 'x-sandbox-scope': scope });

const postForm = (path: string, body: Record<string, string>, headers: HeadersInit = {}) =>
  backend.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { 'x-sandbox-scope': scope, ...headers },
  });

const kept = async () =>
  (await backend.json(`/__sandbox/enquiries?scope=${scope}`)) as Record<string, unknown>[];

interface Sent {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}
const mail = async () => (await backend.json(`/__sandbox/mail?scope=${scope}`)) as Sent[];

/** The mail of the scope, as soon as there is so much of it. */
async function mailOf(count: number): Promise<Sent[]> {
  await expect.poll(mail, { timeout: 20_000 }).toHaveLength(count);
  return mail();
}

describe('a business enquiry', () => {
  test('is kept, and mailed to sales', async () => {
    const answer = await post(business, { ...enquiry, idempotencyKey: randomUUID() });
    expect([answer.status, await answer.json()]).toEqual([200, taken]);
    const { [honeypotField]: trap, privacy, ...fields } = enquiry;
    expect([trap, privacy]).toEqual(['', true]);
    expect(await kept()).toEqual([
      {
        ...fields,
        message: 'Twelve PCs,\nplease.',
        title: 'Sales leads',
        kind: 'business',
        id: expect.any(String),
        at: expect.any(String),
      },
    ]);
    const [sent] = await mailOf(1);
    expect(sent).toMatchObject({
      to: 'sales@example.com',
      replyTo: 'zoe@example.com',
      subject: 'Sales leads: Zoë Müller, DE',
    });
    expect(sent?.text).toMatch(/^Full name: Zoë Müller\n(.*\n)+\nTwelve PCs,\nplease\.\n$/);
  });

  test('may have a title of its own', async () => {
    await post(business, { ...enquiry, title: 'Licenses' });
    expect((await mailOf(1))[0]?.subject).toBe('Licenses: Zoë Müller, DE');
  });

  test('what is HTML in it stays text', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await post(business, { ...enquiry, fullName: `A ${evil}`, message: evil });
    const [sent] = await mailOf(1);
    expect(sent?.text).toContain(evil);
    expect(sent?.html).not.toMatch(/<(script|img)/);
    expect(sent?.html).toContain('&lt;script&gt;');
  });

  test.each([
    ['fullName', '', 'required'],
    ['fullName', ' \t\u00a0', 'required'],
    ['fullName', null, 'required'],
    ['fullName', ['a'], 'required'],
    ['fullName', { toString: 'x' }, 'required'],
    ['fullName', '12345', 'invalid'],
    ['fullName', 'x'.repeat(101), 'invalid'],
    ['country', '', 'required'],
    ['country', 'de', 'invalid'],
    ['country', 'XX', 'invalid'],
    ['country', 'toString', 'invalid'],
    ['region', '', 'required'],
    ['email', '', 'required'],
    ['email', 'a@b', 'invalid'],
    ['email', 'a@b.co\r\nBcc: c@d.co', 'invalid'],
    ['email', `${'a'.repeat(250)}@b.co`, 'invalid'],
    ['phone', 'call me', 'invalid'],
    ['message', '\n\n', 'required'],
    ['message', 'x'.repeat(5001), 'invalid'],
    ['privacy', false, 'required'],
    ['privacy', 'false', 'required'],
    ['privacy', undefined, 'required'],
  ])('%s %j is %s', async (field, value, fault) => {
    const answer = await post(business, { ...enquiry, [field]: value });
    const expected = { code: 1, fields: { [field]: fault } };
    expect([answer.status, await answer.json()]).toEqual([400, expected]);
    expect(await kept()).toEqual([]);
  });

  test.each([
    { fullName: '山田 太郎', country: 'JP', region: '東京都' },
    { fullName: "D’Arcy O'Neil-Łuczak, Jr." },
    { fullName: 'X' },
    { phone: '' },
    { message: 'x'.repeat(5000) },
    { message: '🧑‍💻 ไทย עברית' },
    { message: 'half a \ud83d, \0 and \u0007' },
    { fullName: 'Two\r\nBcc: lines@example.com' },
    { title: '\r\nBcc: title@example.com' },
    { language: 'xx-XX' },
    { unknown: 'field', __proto__: { evil: true } },
  ])('%j is taken', async (change) => {
    const answer = await post(business, { ...enquiry, ...change });
    expect([answer.status, await answer.json()]).toEqual([200, taken]);
    const [sent] = await mailOf(1);
    expect(sent?.subject).not.toMatch(/[\r\n\0]/);
  });

  test.each(['[]', 'null', '"text"', '{', '', '{"a":1}}'])(
    'the body %s is refused',
    async (body) => {
      const headers = { 'Content-Type': 'application/json', 'x-sandbox-scope': scope };
      const answer = await backend.fetch(business, { method: 'POST', body, headers });
      expect(answer.status).toBe(400);
    },
  );

  test('another kind of body, and one that is too large, are refused', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const plain = await backend.fetch(business, { method: 'POST', body: 'x', headers });
    expect(plain.status).toBe(415);
    const large = await post(business, { ...enquiry, message: 'x'.repeat(maxBodyBytes) });
    expect(large.status).toBe(413);
  });

  test('with a filled trap is answered like any other, kept, and mailed as doubtful', async () => {
    const filled = { ...enquiry, [honeypotField]: 'https://example.com' };
    const answer = await post(business, filled);
    expect([answer.status, await answer.json()]).toEqual([200, taken]);
    expect(await kept()).toMatchObject([{ fullName: 'Zoë Müller', doubtful: 'yes' }]);
    expect((await mailOf(1))[0]?.subject).toMatch(/^\[Doubtful\] Sales leads: Zoë/);
  });

  test('is kept and mailed in the clean form of what was pasted', async () => {
    await post(business, {
      ...enquiry,
      fullName: '\u202eZoe\u0308\u00a0 Mu\u0308ller\u200b',
      email: 'Zoë <mailto:zoe＠example。com>',
      phone: 'tel:＋４９　３０－１２３４５６',
    });
    expect(await kept()).toMatchObject([
      { fullName: 'Zoë Müller', email: 'zoe@example.com', phone: '+49 30-123456' },
    ]);
    expect(await mailOf(1)).toMatchObject([
      { replyTo: 'zoe@example.com', subject: 'Sales leads: Zoë Müller, DE' },
    ]);
  });

  test('with one key it counts once, also when it is sent many times at once', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(business, { ...enquiry, idempotencyKey })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const again = await backend.send('POST', business, enquiry, {
      'x-sandbox-scope': scope,
      'Idempotency-Key': idempotencyKey,
    });
    expect(again.status).toBe(200);
    expect(await kept()).toHaveLength(1);
    expect(await backend.json(`/__sandbox/outbox?scope=${scope}`)).toEqual([]);
    expect(await mailOf(1)).toHaveLength(1);
    // The same key in another form is another matter.
    await post(account, { email: 'it@example.com', idempotencyKey });
    expect(await kept()).toHaveLength(2);
  });

  test('a thousand at once are all kept, and all mailed', { timeout: 180_000 }, async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `Visitor ${index}`);
    const answers = await Promise.all(
      names.map(async (fullName) => {
        const answer = await post(business, { ...enquiry, fullName, idempotencyKey: randomUUID() });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    const found = (await kept()).map(({ fullName }) => fullName as string);
    expect(found.sort()).toEqual([...names].sort());
    const waiting = () => backend.json(`/__sandbox/outbox?scope=${scope}`);
    await expect.poll(waiting, { timeout: 90_000, interval: 1000 }).toEqual([]);
    expect(await mail()).toHaveLength(1000);
  });

  test('is forgotten on demand', async () => {
    await post(business, enquiry);
    await mailOf(1);
    for (const path of ['enquiries', 'mail'])
      await backend.fetch(`/__sandbox/${path}?scope=${scope}`, { method: 'DELETE' });
    expect([await kept(), await mail()]).toEqual([[], []]);
  });
});

describe('without scripts', () => {
  const fields = { ...enquiry, privacy: 'on', idempotencyKey: '' };

  test.each(languages.map(({ code, iso }) => [code, iso] as const))(
    'the answer is a page in %s',
    async (language, iso) => {
      const answer = await postForm(business, { ...fields, language });
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(page).toContain(`<html lang="${iso}">`);
      expect(page).toContain(`href="${language === 'en-US' ? '' : `/${language}`}/business/"`);
      expect(await kept()).toHaveLength(1);
    },
  );

  test('faults are listed, nothing is kept, and a link leads back', async () => {
    const referer = `${backend.url()}/business/?lastPageSource=x`;
    const change = { ...fields, language: 'en-US', email: '"><script>', fullName: '', privacy: '' };
    const answer = await postForm(business, change, { referer });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    const { enquiry: texts } = english.forms;
    for (const text of [
      texts.failed,
      `${texts.fullName}: Please enter`,
      `${texts.email}: Enter the correct email address.`,
      'Please agree to the Privacy Policy first.',
      `href="${referer}"`,
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('<script');
    expect(await kept()).toEqual([]);
  });

  test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example'])(
    'no link leads back to %s',
    async (referer) => {
      const page = await (await postForm(business, fields, { referer })).text();
      expect(page).not.toContain(referer);
    },
  );

  test('the success sentence is the specified one', async () => {
    const page = await (await postForm(business, { ...fields, language: 'en-US' })).text();
    expect(page).toContain('You have sent it successfully. We will contact you very soon!');
  });
});

describe('a request for an account', () => {
  test('is kept with its plan, and mailed to sales', async () => {
    await post(account, { email: 'it@example.com', sku: 'business-12', language: 'fr-FR' });
    expect(await kept()).toMatchObject([
      { kind: 'open-account', email: 'it@example.com', sku: 'business-12', language: 'fr-FR' },
    ]);
    expect(await mailOf(1)).toMatchObject([{ to: 'sales@example.com', replyTo: 'it@example.com' }]);
  });

  test('needs an address', async () => {
    expect(await (await post(account, { email: 'it' })).json()).toEqual({
      code: 1,
      fields: { email: 'invalid' },
    });
    expect((await postForm(account, { email: '' })).status).toBe(400);
  });
});

describe('the link to a page', () => {
  const send = (page: string | undefined, address = 'me@example.com', language = 'en-US') =>
    post(`/api/mail/send?mail_address=${encodeURIComponent(address)}`, { page, language });

  test.each([
    [undefined, '/download/'],
    ['/download/', '/download/'],
    ['/download', '/download/'],
    ['/de-DE/office/mac/?utm_source=x#y', '/de-DE/office/mac/'],
    ['/', '/'],
  ])('%s is mailed', async (page, path) => {
    expect(await (await send(page)).json()).toEqual(taken);
    const [sent] = await mailOf(1);
    expect(sent?.to).toBe('me@example.com');
    expect(sent?.text).toContain(`\n${backend.url()}${path}\n`);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/download/../..//evil.example/',
    '/none/',
    'download/',
    'javascript:alert(1)',
    '/@evil.example/',
    '/download/\r\nBcc: a@b.co',
  ])('%j is no page of this site', async (page) => {
    expect(await (await send(page)).json()).toEqual({ code: 1, fields: { page: 'invalid' } });
    expect(await kept()).toEqual([]);
  });

  test('the host that a caller names is not believed', async () => {
    const target = '/api/mail/send?mail_address=me@example.com';
    const body = JSON.stringify({ page: '/download/' });
    const headers = { 'Content-Type': 'application/json', 'x-sandbox-scope': scope };
    for (const name of ['host', 'x-forwarded-host'])
      await backend.raw(target, { ...headers, [name]: 'evil.example' }, 'POST', body);
    for (const { text } of await mailOf(2)) {
      expect(text).not.toContain('evil');
      expect(text).toMatch(/http:\/\/localhost:\d+\/download\//);
    }
  });

  test.each(['', 'me', 'a@b.co,c@d.co', 'a@b.co\nBcc: c@d.co', 'Me <a@b.co>, <c@d.co>'])(
    'nothing is sent to %j',
    async (address) => {
      const answer = await send('/', address);
      expect(await answer.json()).toEqual({
        code: 1,
        fields: { mail_address: address ? 'invalid' : 'required' },
      });
    },
  );

  test('a form without scripts is answered with the address', async () => {
    const fields = { mail_address: 'me+x@example.com', page: '/download/', language: 'en-US' };
    const page = await (await postForm('/api/mail/send', fields)).text();
    expect(page).toContain('Email sent to me+x@example.com');
  });
});

describe('too many forms', () => {
  const strict = runBackend();

  test('a caller is told when to come back; others are not held up', async () => {
    const send = (name: string, body: object = {}, path = business) =>
      strict.send('POST', path, body, { 'x-sandbox-scope': name });
    for (let count = 0; count < formsPerMinute; count++)
      expect((await send('busy')).status).toBe(400);
    const refused = await send('busy');
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { error: { code: 'too-many' }, retryAfter: Number(refused.headers.get('retry-after')) },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const page = await strict.fetch(business, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { 'x-sandbox-scope': 'busy' },
    });
    expect([page.status, await page.text()]).toEqual([
      429,
      expect.stringContaining(english.forms.back),
    ]);
    expect((await send('calm')).status).toBe(400);
  });

  test('one address gets no more than a few mails', { timeout: 30_000 }, async () => {
    const statuses = [];
    for (let count = 0; count < formsPerMinute / 6 + 1; count++) {
      const path = '/api/mail/send?mail_address=Victim@example.com';
      const headers = { 'x-sandbox-scope': 'mails' };
      statuses.push((await strict.send('POST', path, { page: '/' }, headers)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(formsPerMinute / 6);
    expect(statuses.at(-1)).toBe(429);
  });
});
