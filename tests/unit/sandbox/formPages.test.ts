/** Forms of browsers without scripts: what fails is a page in the page's language, with the cause and what to do. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { maxAttachmentBytes, maxAttachments } from '@/config/forms/feedback';
import * as apiPaths from '@/config/site/apiPaths';
import german from '@/locales/de-DE.json';
import japanese from '@/locales/ja-JP.json';
import { maxBodyBytes } from '@/sandbox/http/limits';
import { formsPerMinute } from '@/sandbox/settings';
import { goodFiles } from '@/tests/fixtures/files';
import { runBackend } from './backend';

const backend = runBackend({}, { postsPerMinute: 5000 });

let scope = randomUUID();
afterEach(() => void (scope = randomUUID()));

const report = {
  product: 'writer',
  category: 'crash',
  version: '',
  description: 'It closes.',
  email: 'zoe@example.com',
  language: 'de-DE',
};
const enquiry = {
  fullName: 'Zoë Müller',
  country: 'DE',
  region: 'Bayern',
  email: 'zoe@example.com',
  message: 'Twelve PCs',
  privacy: 'on',
  language: 'de-DE',
};

const send = (path: string, body: BodyInit, headers: HeadersInit = {}, language = 'de-DE') =>
  backend.fetch(`${path}?language=${language}`, {
    method: 'POST',
    body,
    headers: { 'x-sandbox-scope': scope, ...headers },
  });

function reportWith(files: readonly (readonly [string, Buffer])[], values: object = report) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, String(value));
  for (const [name, content] of files)
    body.append('attachment', new Blob([new Uint8Array(content)]), name);
  return body;
}

/** Status and text of a page; what is no page fails. */
async function page(answer: Response): Promise<readonly [status: number, text: string]> {
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  return [answer.status, await answer.text()];
}

const kept = async (what: 'enquiries' | 'feedback') =>
  (await backend.json(`/__sandbox/${what}?scope=${scope}`)) as Record<string, unknown>[];

describe('a form that fails is answered in the language of its page', () => {
  test('where its text is too long', async () => {
    const message = 'x'.repeat(maxBodyBytes);
    const answer = await send(apiPaths.businessMail, new URLSearchParams({ ...enquiry, message }));
    const [status, text] = await page(answer);
    expect(status).toBe(413);
    expect(text).toContain('<html lang="de-DE">');
    expect(text).toContain(german.forms.tooLong);
    expect(text).toContain(german.forms.back);
  });

  test('where its files together are too large', async () => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.txt"\r\n\r\n';
    const size = maxAttachmentBytes * maxAttachments * 4;
    const { status, body } = await backend.raw(
      `${apiPaths.feedback}?language=ja-JP`,
      { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(size) },
      'POST',
      head,
    );
    expect(status).toBe(413);
    expect(String(body)).toContain('<html lang="ja-JP">');
    expect(String(body)).toContain(japanese.forms.files.together);
  });

  test('where it breaks off', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const [status, text] = await page(await send(apiPaths.feedback, '--x', headers));
    expect(status).toBe(400);
    expect(text).toContain(german.forms.broken);
  });

  test('where it comes too often, with the time of the next', async () => {
    for (let count = 0; count < formsPerMinute; count++)
      await send(apiPaths.businessMail, new URLSearchParams({}));
    const answer = await send(apiPaths.businessMail, new URLSearchParams(enquiry));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const [status, text] = await page(answer);
    expect(status).toBe(429);
    expect(text).toMatch(new RegExp(german.forms.tooMany.replace('{when}', 'in \\d+ Sekunden?')));
    expect(await kept('enquiries')).toEqual([]);
  });

  test('by the address of its page where it names none', async () => {
    const answer = await backend.fetch(apiPaths.feedback, {
      method: 'POST',
      body: '--x',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=x',
        referer: `${backend.url()}/de-DE/support/`,
      },
    });
    expect((await page(answer))[1]).toContain(german.forms.broken);
  });
});

describe('the same form again', () => {
  test('is one row, also at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(apiPaths.businessMail, new URLSearchParams(enquiry))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await send(apiPaths.businessMail, new URLSearchParams(enquiry));
    expect(await kept('enquiries')).toHaveLength(1);
    await send(apiPaths.businessMail, new URLSearchParams({ ...enquiry, message: 'Thirteen' }));
    expect(await kept('enquiries')).toHaveLength(2);
  });

  test('with files is one row with one of each; with another file it is another', async () => {
    const files = [['a.txt', goodFiles.txt] as const, ['b.jpg', goodFiles.jpg] as const];
    for (let count = 0; count < 2; count++)
      expect((await send(apiPaths.feedback, reportWith(files))).status).toBe(200);
    expect(await kept('feedback')).toMatchObject([
      { attachments: [{ name: 'a.txt' }, { name: 'b.jpg' }] },
    ]);
    await send(apiPaths.feedback, reportWith([['a.txt', Buffer.from('another')]]));
    expect(await kept('feedback')).toHaveLength(2);
  });
});

test('refused files take no place', async () => {
  const bad = Array.from({ length: maxAttachments }, (_, at) => {
    return [`bad${at}.exe`, Buffer.from('MZ')] as const;
  });
  const answer = await send(apiPaths.feedback, reportWith([...bad, ['good.jpeg', goodFiles.jpg]]));
  const [status, text] = await page(answer);
  expect(status).toBe(200);
  expect(text).toContain(`<li>good.jpeg: ${german.forms.files.done}</li>`);
  expect(await kept('feedback')).toMatchObject([{ attachments: [{ name: 'good.jpeg' }] }]);
});
