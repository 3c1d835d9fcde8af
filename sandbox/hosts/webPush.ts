/** Sends a message to a subscribed browser, as RFC 8030 has it: encrypted (RFC 8291), signed (RFC 8292). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { Subscription } from '../data/pushSubscriptions';
import { sandboxPublicKey, sandboxPushKey } from './keys';

/** Seconds that a push service keeps a message for a browser that is away. */
const timeToLive = 3600;

/** A push service that takes longer than this has not got the message, in milliseconds. */
const sendTimeout = 10_000;

const recordSize = 4096;
const tagLength = 16;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** One record of `aes128gcm`, which only the browser with these keys can read. */
function encrypt(text: string, keys: Subscription['subscription']['keys']): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const own = createECDH('prime256v1');
  const ours = own.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: tagLength });
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(ours.length, 4);
  // 2: this record is the last.
  const body = [cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()];
  return Buffer.concat([salt, head, ours, ...body, cipher.getAuthTag()]);
}

/** Says who sends, to the one push service that is asked. */
async function authorization(endpoint: string): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject('mailto:sandbox@example.com')
    .setExpirationTime('1h')
    .sign(await importJWK(sandboxPushKey, 'ES256'));
  return `vapid t=${token}, k=${sandboxPublicKey}`;
}

/**
 * Sends one message.
 * @returns the push service's status: 201 if it took it, 0 if it can't be reached.
 * @throws Error for keys that nothing can be encrypted to.
 */
export async function sendPush(
  { endpoint, keys }: Subscription['subscription'],
  message: object,
): Promise<number> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    body: new Uint8Array(encrypt(JSON.stringify(message), keys)),
    headers: {
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(timeToLive),
      Authorization: await authorization(endpoint),
    },
    signal: AbortSignal.timeout(sendTimeout),
    redirect: 'manual',
  }).catch(() => null);
  // Nothing in it is of use, and its connection is.
  await answer?.body?.cancel().catch(() => undefined);
  return answer?.status ?? 0;
}
