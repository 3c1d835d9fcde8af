/** Whatever text is in a call, the backend has an answer: what no database keeps is no fault of the server. */
import { describe, expect, test } from 'vitest';
import { formFields } from '@/config/forms/forms';
import * as apiPaths from '@/config/site/apiPaths';
import { maxBodyBytes } from '@/sandbox/http/limits';
import { maxLevels } from '@/sandbox/http/nesting';
import { runBackend } from './backend';

const backend = runBackend({}, { postsPerMinute: 10_000, formsPerMinute: 10_000 });

const paths = Object.values(apiPaths);
const names = [
  ...new Set(Object.values(formFields).flatMap((fields) => Object.keys(fields))),
  ...['email', 'password', 'from', 'origin', 'sku', 'token', 'title', 'page', 'idempotencyKey'],
  ...['language', 'subscription', 'endpoint', 'payload', 'events', 'session', 'attachments'],
];
const texts = ['a\0b@example.com', 'a\ud83d', '\ude00', '\0', '/\0', '😀'.repeat(300)];

async function answers(path: string, init: RequestInit): Promise<void> {
  const answer = await backend.fetch(path, init);
  await answer.arrayBuffer();
  expect([path, answer.status < 500]).toEqual([path, true]);
}

describe.each(paths)('%s', { timeout: 60_000 }, (path) => {
  test('answers texts that can’t be kept, by the caller’s fault or not at all', async () => {
    for (const text of texts) {
      const fields = Object.fromEntries(names.map((name) => [name, text]));
      const query = new URLSearchParams({ ...fields, wid: text, channel: text });
      await answers(`${path}?${query.toString().slice(0, 6000)}`, {});
      await answers(path, { method: 'POST', body: query });
      const send = (body: unknown) =>
        answers(path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        });
      await send(fields);
      await send({ [text]: text });
      await send({
        ...fields,
        attachments: [text],
        events: [{ event: 'ow_guide_close', guide: text, page: text }],
      });
    }
  });

  test('refuses what is nested too deeply', async () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    for (const levels of [maxLevels + 1, maxBodyBytes / 2])
      await answers(path, {
        method: 'POST',
        body: `{"events":${deep(levels)}}`,
        headers: { 'Content-Type': 'application/json' },
      });
  });
});

test('what is nested too deeply is told so', async () => {
  const answer = await backend.fetch(apiPaths.businessMail, {
    method: 'POST',
    body: '{"a":'.repeat(maxLevels + 1),
    headers: { 'Content-Type': 'application/json' },
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: { code: 'too-deep' } },
  ]);
});
