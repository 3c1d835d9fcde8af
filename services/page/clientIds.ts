/** Ids of this browser, made when first needed (specification, section 3). */
import { storageKeys } from '@/config/site/keys';
import { randomHex } from './ids';
import { readStored, writeStored } from './storage';

function remembered(key: 'clientId' | 'installationId', make: () => string): string {
  const known = readStored('localStorage', storageKeys[key]);
  if (known) return known;
  const made = make();
  writeStored('localStorage', storageKeys[key], made);
  return made;
}

/** The client id, `cid-{number}`. Where storage is blocked it is a new one at every call. */
export function clientId(): string {
  return remembered('clientId', () => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    return `cid-${number}`;
  });
}

/** The installation id: 32 hexadecimal digits, sent to the downloader frame as `wid`. */
export function installationId(): string {
  return remembered('installationId', randomHex);
}
