/** The private half of the sandbox's A/B key. It is public on purpose and good for nothing but the embedded backend. */
import { abtestKeyFrom } from '@/config/visitor/abtest';

/** The JWK that decrypts what the default build sends. */
export const sandboxPrivateKey = {
  ...abtestKeyFrom(undefined),
  d: 'yq5USEFIEjl6u1j7hJqdTwrTf3Jfebz4Q5bKUDnoK5I',
};
