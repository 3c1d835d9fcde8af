/** What notifications need: the key that the push services know us by, and the worker that shows them. */

/** The embedded backend's public key; its other half is in `sandbox/hosts/keys.ts`. For the sandbox only. */
const sandboxKey =
  'BFHCS89_3gXC1DiLNhbsFO734pJcRtdhdHNsHTBqupUJlQqreGWkAwsE0sS7Qcr0Gnmbvgoobt8KpyN7eXRNF3c';

/**
 * Checks the variable. Empty means the sandbox's key.
 * @throws Error saying how to mend it; it stops the build.
 */
export function vapidKeyFrom(value: string | undefined): string {
  const key = (value ?? '').trim() || sandboxKey;
  // 65 bytes, of which the first says that an uncompressed point follows.
  if (/^B[\w-]{86}$/.test(key)) return key;
  throw new Error(
    `NEXT_PUBLIC_VAPID_KEY='${value}' is no public VAPID key. Write the uncompressed P-256 point ` +
      "in base64url, 87 characters, or leave it empty for the embedded backend's (see .env.example).",
  );
}

/** The public VAPID key of this build. */
export const vapidKey = vapidKeyFrom(process.env.NEXT_PUBLIC_VAPID_KEY);

/** The service worker, and the part of the site that it controls: a path without pages. */
export const pushWorker = { path: '/push-worker.js', scope: '/push-worker/' } as const;
