/** The private halves of the sandbox's keys. They are public on purpose, and good for nothing but the embedded backend. */
import { abtestKeyFrom } from '@/config/visitor/abtest';
import { vapidKeyFrom } from '@/config/visitor/push';

/** The JWK that decrypts what the default build sends to the A/B host. */
export const sandboxPrivateKey = {
  ...abtestKeyFrom(undefined),
  d: 'yq5USEFIEjl6u1j7hJqdTwrTf3Jfebz4Q5bKUDnoK5I',
};

/** What a browser that subscribed to the default build's notifications knows us by. */
export const sandboxPublicKey = vapidKeyFrom(undefined);

const point = Buffer.from(sandboxPublicKey, 'base64url');

/** The JWK that signs notifications. */
export const sandboxPushKey = {
  kty: 'EC',
  crv: 'P-256',
  x: point.subarray(1, 33).toString('base64url'),
  y: point.subarray(33).toString('base64url'),
  d: 'JzicUnllwgI9cq-BZz_nWvw7SFi8tZz62QA9AQUG0Eg',
};
