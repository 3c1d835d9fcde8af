'use client';
import { storageKeys } from '@/config/site/keys';
import { whenLoaded } from '@/services/page/idle';
import { wasSignedIn } from '@/services/page/signedInHint';
import { knownUser, refreshUser, resetUser } from '@/stores/user';

/**
 * Finds out who is signed in. Who was, when last heard of, is asked for at once. Everyone else is
 * asked for too, as the session may have begun on the account host, but once and after the page.
 * @returns the end of it.
 */
export function watchUser(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  if (wasSignedIn()) void knownUser();
  else
    signal.addEventListener(
      'abort',
      whenLoaded(() => void knownUser()),
    );

  // Another tab has signed in or out.
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKeys.signedIn) return;
    if (newValue) void refreshUser();
    else resetUser();
  };
  // Back from the sign-in page, to a page that was kept as it was.
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void refreshUser();
  };
  addEventListener('storage', follow, { signal });
  addEventListener('pageshow', restored, { signal });
  return () => ending.abort();
}
