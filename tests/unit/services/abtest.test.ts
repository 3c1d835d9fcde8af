// @vitest-environment happy-dom
/** The A/B call: who asks stays readable to the host's key alone, and every fault of the host. */
import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { abtestKeyFrom } from '@/config/visitor/abtest';
import { sandboxPrivateKey } from '@/sandbox/hosts/keys';
import { abtestId, encryptedFor, fetchArms } from '@/services/calls/abtest';
import { faults, hang, json, runRemoteHost } from '../remoteHost';
import { shortenTimeouts } from '../timeLimits';

vi.mock('@/config/site/limits', async (original) =>
  (await import('../timeLimits')).shortenable(original),
);

const host = runRemoteHost();
const defaults = { ow_2202_readonly_vn: 'default', ow_atop_test: 'default', ow_guide: 'default' };
const clearCookie = () => {
  document.cookie = 'wps_abtest_id=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
};
beforeEach(clearCookie);

describe('who asks', () => {
  test('is encrypted to the key of the host', async () => {
    const payload = await encryptedFor('0123456789abcdef');
    expect(decodeProtectedHeader(payload)).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM' });
    const key = await importJWK(sandboxPrivateKey, 'ECDH-ES');
    const { plaintext } = await compactDecrypt(payload, key);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
      uuid: '0123456789abcdef',
      group: 'wps_home_overseas=overseas_abtest',
    });
  });

  test('is never the same text twice', async () => {
    expect(await encryptedFor('0123456789abcdef')).not.toBe(await encryptedFor('0123456789abcdef'));
  });

  test('has an id that is kept', () => {
    const id = abtestId();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(document.cookie).toContain(`wps_abtest_id=${id}`);
    expect(abtestId()).toBe(id);
  });

  test('gets a new id where the cookie holds none', () => {
    document.cookie = 'wps_abtest_id=<script>; path=/';
    expect(abtestId()).toMatch(/^[0-9a-f]{32}$/);
  });

  test('has an id where cookies are blocked', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(abtestId()).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('the answer', () => {
  test.each([
    [{ data: { ow_guide: { value: 'true' } } }, { ow_guide: 'true' }],
    [{ code: 0, data: {} }, {}],
    [{ ow_guide: { value: 'true' } }, { ow_guide: 'true' }],
    [{ data: { ow_guide: 7, ow_atop_test: { value: 'b' } } }, { ow_atop_test: 'b' }],
  ])('%j is %j', async (answer, arms) => {
    host.behaviour = json(answer);
    await expect(fetchArms(abtestId())).resolves.toEqual({ ...defaults, ...arms });
    expect(host.requests).toEqual(['/api/abtest-core/abtest/2/parameters']);
  });

  test.each(faults.filter(([what]) => what !== 'another shape'))(
    'fails with %s',
    async (_, behaviour, failure) => {
      host.behaviour = behaviour;
      await expect(fetchArms(abtestId())).rejects.toMatchObject({ name: 'ServiceError', failure });
    },
  );

  test.each([[{ unexpected: [1] }], [{ data: 1 }], [{ data: null }], ['true']])(
    'fails with %j',
    async (answer) => {
      host.behaviour = json(answer);
      await expect(fetchArms(abtestId())).rejects.toMatchObject({ failure: 'bad-data' });
    },
  );

  test('is not waited for longer than the limit', async () => {
    shortenTimeouts();
    host.behaviour = hang;
    await expect(fetchArms(abtestId())).rejects.toMatchObject({ failure: 'timeout' });
  });
});

describe('NEXT_PUBLIC_ABTEST_KEY', () => {
  const { kty, crv, x, y } = sandboxPrivateKey;

  test("is the sandbox's public key where it is empty", () => {
    expect(abtestKeyFrom('')).toEqual({ kty, crv, x, y });
    expect(abtestKeyFrom(undefined)).not.toHaveProperty('d');
  });

  test('may be another public key', () => {
    const other = { kty, crv, x: y, y: x };
    expect(abtestKeyFrom(JSON.stringify({ ...other, use: 'enc' }))).toEqual(other);
  });

  test.each(['key', '{}', 'null', '[]', '{"kty":"RSA"}', JSON.stringify(sandboxPrivateKey)])(
    'may not be %s',
    (value) => {
      expect(() => abtestKeyFrom(value)).toThrow(/NEXT_PUBLIC_ABTEST_KEY.*is no public key/);
    },
  );
});
