/** The hint that a visitor is signed in: kept in the browser, and marked on `<html>` for CSS. */
import { storageKeys } from '@/config/site/keys';
import { readStored, writeStored } from './storage';

/** The attribute that the boot script sets before first paint. */
export const signedInAttribute = 'data-signed-in';

/** Whether the visitor was signed in when last heard of. */
export function wasSignedIn(): boolean {
  return Boolean(readStored('localStorage', storageKeys.signedIn));
}

/** Marks the page only: what is not known for sure is not remembered. */
export function showSignedIn(signedIn: boolean): void {
  document.documentElement.toggleAttribute(signedInAttribute, signedIn);
}

/** Marks the page and remembers it for the next one. Writes only what changes, for the sake of other tabs. */
export function rememberSignedIn(signedIn: boolean): void {
  showSignedIn(signedIn);
  if (wasSignedIn() !== signedIn)
    writeStored('localStorage', storageKeys.signedIn, signedIn ? '1' : '');
}
