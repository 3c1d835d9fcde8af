/** The private half of the sandbox's VAPID key. It is public on purpose and good for nothing but the embedded backend. */
import { vapidKeyFrom } from '@/config/visitor/push';

/** What a browser that subscribed to the default build knows us by. */
export const sandboxPublicKey = vapidKeyFrom(undefined);

const point = Buffer.from(sandboxPublicKey, 'base64url');

/** The JWK that signs messages. */
export const sandboxPushKey = {
  kty: 'EC',
  crv: 'P-256',
  x: point.subarray(1, 33).toString('base64url'),
  y: point.subarray(33).toString('base64url'),
  d: 'JzicUnllwgI9cq-BZz_nWvw7SFi8tZz62QA9AQUG0Eg',
};
