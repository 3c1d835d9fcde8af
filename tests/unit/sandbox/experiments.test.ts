/** The A/B host: it reads what it is sent, and answers with what was ordered. */
import { CompactEncrypt, importJWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { abtestKeyFrom, type PublicKey } from '@/config/visitor/abtest';
import { defaultArm, experimentGroup, experiments } from '@/config/visitor/experiments';
import { runBackend } from './backend';

const backend = runBackend();
const path = '/api/abtest-core/abtest/2/parameters';
const visitor = { uuid: '0123456789abcdef', group: experimentGroup };

async function encrypted(
  content: unknown,
  key: PublicKey = abtestKeyFrom(undefined),
  header = { alg: 'ECDH-ES', enc: 'A256GCM' },
): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader(header)
    .encrypt(await importJWK({ ...key }, header.alg));
}

const ask = (payload: unknown, scope: string) =>
  backend.send('POST', path, { payload }, { 'x-sandbox-scope': scope });
const defaults = Object.fromEntries(Object.values(experiments).map((name) => [name, defaultArm]));
const answered = (arms: object) =>
  Object.fromEntries(
    Object.entries(arms).map(([name, value]) => [name, { value: value as unknown }]),
  );

test('a visitor gets the arms of the scope, and can be read back', async () => {
  const orders = '/__sandbox/experiments?scope=arms';
  const ordered = await backend.send('PUT', orders, { ow_guide: 'true' });
  expect(await ordered.json()).toEqual({ ...defaults, ow_guide: 'true' });
  const answer = await ask(await encrypted(visitor), 'arms');
  expect(await answer.json()).toEqual({
    code: 0,
    data: answered({ ...defaults, ow_guide: 'true' }),
  });
  expect(await backend.json(orders)).toEqual({
    arms: { ...defaults, ow_guide: 'true' },
    asked: [{ ...visitor, at: expect.stringMatching(/^\d{4}-.*Z$/) as string }],
  });
  expect(await backend.json('/__sandbox/experiments?scope=other')).toEqual({
    arms: defaults,
    asked: [],
  });
  await backend.fetch(orders, { method: 'DELETE' });
  expect(await backend.json(orders)).toEqual({ arms: defaults, asked: [] });
});

describe('refused with 400', () => {
  test.each([{ ow_guide: true }, { other: 'a' }, 'x', { ow_guide: 'x'.repeat(2001) }])(
    'is the order %j',
    async (order) => {
      const { status } = await backend.send('PUT', '/__sandbox/experiments?scope=bad', order);
      expect(status).toBe(400);
    },
  );

  test('is what is no payload, and nothing of it is kept', async () => {
    const key = abtestKeyFrom(undefined);
    const stranger = (await crypto.subtle.exportKey(
      'jwk',
      (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']))
        .publicKey,
    )) as unknown as PublicKey;
    const good = await encrypted(visitor);
    const bad = [
      undefined,
      7,
      '',
      'x',
      good.slice(0, -4),
      `A${good.slice(1)}`,
      await encrypted(visitor, stranger),
      await encrypted(visitor, key, { alg: 'ECDH-ES', enc: 'A128GCM' }),
      await encrypted({ ...visitor, uuid: '<script>' }),
      await encrypted({ ...visitor, group: 'other' }),
      await encrypted([visitor]),
    ];
    for (const payload of bad) expect((await ask(payload, 'bad')).status).toBe(400);
    expect(await backend.json('/__sandbox/experiments?scope=bad')).toEqual({
      arms: defaults,
      asked: [],
    });
  });
});
