/** Session and local storage that never throw: blocked or full storage means that nothing is remembered. */
import type { storageKeys } from '@/config/site/keys';

type Key = (typeof storageKeys)[keyof typeof storageKeys];
type Kind = 'sessionStorage' | 'localStorage';

/** The stored value, or `null` where there is none or storage is blocked. */
export function readStored(kind: Kind, key: Key): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. @returns whether it is kept. */
export function writeStored(kind: Kind, key: Key, value: string): boolean {
  try {
    window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a value. */
export function removeStored(kind: Kind, key: Key): void {
  try {
    window[kind].removeItem(key);
  } catch {
    // Blocked: there is nothing to forget.
  }
}
