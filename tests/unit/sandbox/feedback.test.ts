/** Support feedback: its lists, its files, and the report, in JSON and as a page. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  feedbackCategories,
  feedbackProducts,
  maxAttachmentBytes,
  maxAttachments,
} from '@/config/forms/feedback';
import { honeypotField } from '@/config/forms/forms';
import english from '@/locales/en-US.json';
import { openAttachments } from '@/sandbox/forms/attachments/folder';
import { keepAttachments } from '@/sandbox/forms/attachments/keep';
import { openDatabase } from '@/sandbox/data/database';
import { settingsFrom } from '@/sandbox/settings';
import { cleanFileName } from '@/services/rules/fileName';
import { fileRows } from '@/tests/fixtures/attachments';
import { goodFiles } from '@/tests/fixtures/files';
import { runBackend, testDatabase } from './backend';

const folder = mkdtempSync(join(tmpdir(), 'feedback-'));
afterAll(() => rmSync(folder, { recursive: true }));

// The database is in memory, or a server's; only the files are in the folder.
const backend = runBackend({}, { postsPerMinute: 5000, formsPerMinute: 5000, filesFolder: folder });
const stored = () => readdirSync(join(folder, 'attachments')).sort();

const path = '/api/map/web/feedback';
const fields = {
  product: 'writer',
  category: 'crash',
  version: '12.2.0.21546',
  description: 'It closes.\nAlways.',
  email: 'zoe@example.com',
  language: 'en-US',
};
const report = { ...fields, [honeypotField]: '' };

let scope = randomUUID();
afterEach(() => void (scope = randomUUID()));

const post = (body: object) => backend.send('POST', path, body, { 'x-sandbox-scope': scope });

function upload(name: string, content: Buffer, key = '', field = 'file') {
  const body = new FormData();
  if (key) body.append('idempotencyKey', key);
  body.append(field, new Blob([new Uint8Array(content)]), name);
  const headers = { 'x-sandbox-scope': scope };
  return backend.fetch(`${path}/attachment`, { method: 'POST', body, headers });
}

interface Uploaded {
  code: number;
  data: { id: string; name: string; size: number };
  error: { code: string; message: string };
}
const uploaded = async (...args: Parameters<typeof upload>) =>
  (await (await upload(...args)).json()) as Uploaded;

function postPage(values: Record<string, string>, files: readonly (readonly [string, Buffer])[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  for (const [name, content] of files)
    body.append('attachment', new Blob([new Uint8Array(content)]), name);
  return backend.fetch(path, { method: 'POST', body, headers: { 'x-sandbox-scope': scope } });
}

interface Report extends Record<string, unknown> {
  attachments: { id: string; name: string; size: number; type: string }[];
}
const kept = async () => (await backend.json(`/__sandbox/feedback?scope=${scope}`)) as Report[];
const mail = () => backend.json(`/__sandbox/mail?scope=${scope}`);

function formWith(field: string, value: string | File): FormData {
  const form = new FormData();
  form.append(field, value);
  return form;
}

const text = (size: number) => Buffer.alloc(size, 'a');

test('the lists are those of the site, with names', async () => {
  const answer = (await backend.json(`${path}/val`)) as {
    data: Record<'products' | 'categories', { id: string; name: string }[]>;
  };
  expect(answer).toMatchObject({ code: 0 });
  expect(answer.data.products.map(({ id }) => id)).toEqual(feedbackProducts);
  expect(answer.data.categories.map(({ id }) => id)).toEqual(feedbackCategories);
  expect(
    Object.values(answer.data)
      .flat()
      .every(({ name }) => name.length > 2),
  ).toBe(true);
});

describe('an attachment', () => {
  test.each(fileRows.filter(([, , fault]) => !fault))('%j is taken', async (name, content) => {
    const answer = await uploaded(name, content);
    expect(answer).toEqual({
      code: 0,
      data: { id: expect.any(String) as string, name: cleanFileName(name), size: content.length },
    });
    expect(readFileSync(join(folder, 'attachments', answer.data.id)).equals(content)).toBe(true);
  });

  test.each(fileRows.filter(([, , fault]) => fault))('%j is not', async (name, content, fault) => {
    const before = stored();
    const answer = await upload(name, content);
    expect(answer.status).toBe(fault === 'size' ? 413 : 415);
    const { error } = (await answer.json()) as Uploaded;
    expect(error.message).toMatch(/\.$/);
    expect(error.code).toBe(fault);
    expect(stored()).toEqual(before);
  });

  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\evil.txt', 'evil.txt'],
    ['C:\\Users\\zoe\\report.txt', 'report.txt'],
    ['a\r\nX: y.txt', 'a X: y.txt'],
    ['say "hi".txt', 'say "hi".txt'],
    ['\u202egpj.txt', 'gpj.txt'],
    ['re\u0301sume\u0301.txt', 'résumé.txt'],
    [`${'n'.repeat(400)}.txt`, /^n{251}\.txt$/],
  ])('a name such as %j is only a name', async (given, name) => {
    const { code, data } = await uploaded(given, text(3));
    expect(code).toBe(0);
    if (typeof name === 'string') expect(data.name).toBe(name);
    else expect(data.name).toMatch(name);
    expect(data.id).toMatch(/^[\da-f-]{36}$/);
    expect(stored()).toContain(data.id);
  });

  test('is smaller than the limit', async () => {
    const before = stored().length;
    expect((await upload('a.txt', text(maxAttachmentBytes - 1))).status).toBe(200);
    for (const size of [maxAttachmentBytes, maxAttachmentBytes + 1, maxAttachmentBytes * 3]) {
      const answer = await upload('a.txt', text(size));
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ error: { code: 'size' } });
    }
    expect(stored()).toHaveLength(before + 1);
  });

  test('one of unknown length is not read to its end', async () => {
    let sent = 0;
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull(controller) {
        sent += 65_536;
        if (sent < 1_000_000_000) controller.enqueue(text(65_536));
        else controller.close();
      },
    });
    const answer = backend.fetch(`${path}/attachment`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
    } as RequestInit);
    // The answer comes while the client still sends; some clients see only that nobody listens.
    expect(await answer.then(({ status }) => status).catch(() => 413)).toBe(413);
    expect(sent).toBeLessThan(200_000_000);
  });

  test('with one key and content it is one, also when it is sent many times at once', async () => {
    const key = randomUUID();
    const before = stored().length;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => uploaded('a.txt', text(9), key)),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(stored()).toHaveLength(before + 1);
    const other = await uploaded('b.txt', text(9), key);
    expect(other.data.id).not.toBe(answers[0]?.data.id);
  });

  test.each([
    ['a form of another kind', () => new URLSearchParams({ file: 'x' }), 415],
    ['a form without a file', () => formWith('file', 'x'), 400],
    ['a file in another field', () => formWith('attachment', new File(['x'], 'a.txt')), 400],
  ])('%s is refused', async (_, body, status) => {
    const answer = await backend.fetch(`${path}/attachment`, { method: 'POST', body: body() });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) as string } });
  });

  test.each(['', '--x--\r\n', 'nonsense', '--x\r\nContent-Disposition: form-data; name="file"'])(
    'the body %j is refused',
    async (body) => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      const answer = await backend.fetch(`${path}/attachment`, { method: 'POST', body, headers });
      expect(answer.status).toBe(400);
    },
  );

  test('of an upload that breaks off nothing is left', async () => {
    const before = stored();
    const { port } = new URL(backend.url());
    const socket = connect(Number(port), 'localhost');
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path}/attachment HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello',
    );
    await expect.poll(() => stored().length, { timeout: 10_000 }).toBe(before.length + 1);
    socket.destroy();
    await expect.poll(stored, { timeout: 10_000 }).toEqual(before);
  });
});

describe('a report', () => {
  test('is kept with its files, and mailed to support', async () => {
    const files = [
      { name: 'photo.jpg', type: 'jpg', content: goodFiles.jpg },
      { name: 'letters 山田 & <b>.log', type: 'txt', content: text(1) },
    ];
    const ids: string[] = [];
    for (const { name, content } of files) ids.push((await uploaded(name, content)).data.id);
    const answer = await post({ ...report, attachments: ids, idempotencyKey: randomUUID() });
    const { code, data } = (await answer.json()) as { code: number; data: { id: string } };
    expect([answer.status, code]).toEqual([200, 0]);
    expect(await kept()).toMatchObject([
      {
        ...fields,
        id: data.id,
        attachments: files.map(({ name, type, content }, index) => ({
          ...{ id: ids[index], name, type },
          size: content.length,
        })),
      },
    ]);
    await expect.poll(mail, { timeout: 20_000 }).toHaveLength(1);
    expect(await mail()).toMatchObject([
      {
        to: 'support@example.com',
        replyTo: 'zoe@example.com',
        subject: 'Feedback: writer, crash',
        text: expect.stringContaining('Attachment: letters 山田 & <b>.log, 1 bytes') as string,
        html: expect.not.stringContaining('<b>.log') as string,
      },
    ]);
  });

  test('names its files in its own order, whichever arrived first', async () => {
    const first = (await uploaded('first.txt', text(3))).data.id;
    const second = (await uploaded('second.txt', text(4))).data.id;
    await post({ ...report, attachments: [second, first] });
    expect(await kept()).toMatchObject([{ attachments: [{ id: second }, { id: first }] }]);
  });

  test('with one key it is one, with one id', async () => {
    const { id } = (await uploaded('a.txt', text(5))).data;
    const body = { ...report, attachments: [id], idempotencyKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await (await post(body)).json()) as Uploaded),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await kept()).toMatchObject([{ attachments: [{ id }] }]);
  });

  test.each([
    ['product', '', 'required'],
    ['product', 'none', 'invalid'],
    ['category', '', 'required'],
    ['category', '__proto__', 'invalid'],
    ['version', 'latest', 'invalid'],
    ['description', ' ', 'required'],
    ['description', 'x'.repeat(5001), 'invalid'],
    ['email', 'zoe', 'invalid'],
    ['email', '', 'required'],
  ])('%s %j is %s', async (field, value, fault) => {
    const answer = await post({ ...report, [field]: value });
    const expected = { code: 1, fields: { [field]: fault } };
    expect([answer.status, await answer.json()]).toEqual([400, expected]);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['unknown', [randomUUID()]],
    ['no ids', ['../../etc/passwd', "' OR 1=1"]],
    ['of no kind', [{}, null]],
  ])('files that are %s must be added again, and nothing is kept', async (_, ids) => {
    const { id } = (await uploaded('a.txt', text(5))).data;
    const answer = await post({ ...report, attachments: [id, ...ids] });
    const gone = ids.map((one) => (typeof one === 'string' ? one : ''));
    const expected = { code: 1, fields: { attachments: 'gone' }, gone };
    expect([answer.status, await answer.json()]).toEqual([400, expected]);
    expect(await kept()).toEqual([]);
  });

  test('too many files are refused', async () => {
    const ids = Array.from({ length: maxAttachments + 1 }, () => randomUUID());
    const answer = await post({ ...report, attachments: ids });
    const expected = { code: 1, fields: { attachments: 'invalid' } };
    expect([answer.status, await answer.json()]).toEqual([400, expected]);
    expect(await kept()).toEqual([]);
  });

  test('takes no file of another report or scope', async () => {
    const { id } = (await uploaded('a.txt', text(5))).data;
    const own = scope;
    scope = randomUUID();
    expect((await post({ ...report, attachments: [id] })).status).toBe(400);
    scope = own;
    expect((await post({ ...report, attachments: [id] })).status).toBe(200);
    expect((await post({ ...report, attachments: [id] })).status).toBe(400);
    expect(await kept()).toHaveLength(1);
  });

  test('is forgotten on demand, with its files', async () => {
    const { id } = (await uploaded('a.txt', text(5))).data;
    await post({ ...report, attachments: [id] });
    await backend.fetch(`/__sandbox/feedback?scope=${scope}`, { method: 'DELETE' });
    expect(await kept()).toEqual([]);
    expect(stored()).not.toContain(id);
  });
});

describe('without scripts', () => {
  test('the page tells what came of each file', async () => {
    const answer = await postPage(report, [
      ['good.txt', text(5)],
      ['<i>bad</i>.exe', text(5)],
      ['large.txt', text(maxAttachmentBytes + 5)],
      ['photo.jpg', goodFiles.jpg],
    ]);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('<li>good.txt: Attached</li>');
    expect(page).toContain('<li>photo.jpg: Attached</li>');
    expect(page).toMatch(/<li>i&gt;\.exe: This type of file cannot be attached[^<]*jpg/);
    expect(page).toMatch(/<li>large\.txt: This file is too large[^<]*10/);
    expect(page).not.toContain('<i>');
    expect((await kept())[0]?.attachments.map(({ name }) => name)).toEqual([
      'good.txt',
      'photo.jpg',
    ]);
  });

  test('no file, and a file field that was left empty, are fine', async () => {
    expect((await postPage(report, [])).status).toBe(200);
    expect((await postPage({ ...report, description: 'Two' }, [['', text(0)]])).status).toBe(200);
    expect((await kept()).map(({ attachments }) => attachments)).toEqual([[], []]);
  });

  test('there is a limit to the number of files', async () => {
    const files = Array.from({ length: maxAttachments + 1 }, (_, at) => [`${at}.txt`, text(2)]);
    const page = await (await postPage(report, files as [string, Buffer][])).text();
    expect(page).toMatch(new RegExp(`<li>${maxAttachments}\\.txt: No more than ${maxAttachments}`));
    expect((await kept())[0]?.attachments).toHaveLength(maxAttachments);
  });

  test('faults are listed in the language of the form', async () => {
    const answer = await postPage({ ...report, version: 'new', email: '' }, []);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    for (const line of [
      'Failed to submit',
      'Version number: Enter a correct version number.',
      'Email address: Enter a correct email address.',
    ])
      expect(page).toContain(line);
    expect(await kept()).toEqual([]);
  });

  test('a form that breaks off is answered with a page', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const answer = await backend.fetch(path, { method: 'POST', body: '--x', headers });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(english.forms.broken);
  });
});

test('files that no report wants are deleted after a day, unfinished ones at the next start', async () => {
  const home = join(folder, 'orphans');
  const database = openDatabase(null, await testDatabase());
  const settings = { ...settingsFrom({}, true), filesFolder: home };
  const attachments = openAttachments(database, settings);
  const keep = async (name: string) => {
    const { id } = await attachments.begin();
    writeFileSync(attachments.path(id), 'x');
    const file = { id, name, size: 1, type: 'txt', digest: name };
    await keepAttachments(database, attachments, '', '', [file]);
    return id;
  };
  const [old, young] = [await keep('old'), await keep('young')];
  await database.query(`UPDATE attachments SET at = now() - interval '25 hours' WHERE id = $1`, [
    old,
  ]);
  const { part: ended } = await attachments.begin();
  const { part: going } = await attachments.begin();
  for (const part of [ended, going]) writeFileSync(part, 'x');
  const before = new Date(Date.now() - 600_000);
  utimesSync(ended, before, before);
  const long = new Date(Date.now() - 7_200_000);
  writeFileSync(attachments.path('stray'), 'x');
  utimesSync(attachments.path('stray'), long, long);
  await attachments.start();
  expect(readdirSync(join(home, 'attachments')).sort()).toEqual([young, basename(going)].sort());
  await attachments.close();
  await database.close();
});
