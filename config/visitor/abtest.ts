/** The key that A/B calls are encrypted to. It stands apart from config/site/hosts.ts, which every page loads at first. */

/** A public key as JWK. */
export interface PublicKey {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
}

/** The embedded backend's key; its other half is in `sandbox/hosts/keys.ts`. For the sandbox only. */
const sandboxKey =
  '{"kty":"EC","crv":"P-256","x":"GjEEF7kqp7ENq0RkgWHeFgb5ea__HVxBkFntXqUmr14","y":"h-PUNKQm7ygsTW_TYViXMfEQWASWoLnnrQyrIhWcmQM"}';

/**
 * Checks the variable.
 * @throws Error saying how to mend it; it stops the build.
 */
export function abtestKeyFrom(value: string | undefined): PublicKey {
  const text = value || sandboxKey;
  let key: Partial<PublicKey> & { d?: string };
  try {
    key = JSON.parse(text) as typeof key;
  } catch {
    key = {};
  }
  const { kty, crv, x, y, d } = key ?? {};
  if (kty === 'EC' && crv && x && y && d === undefined) return { kty, crv, x, y };
  throw new Error(
    `NEXT_PUBLIC_ABTEST_KEY='${value}' is no public key. Write a JWK on one line, ` +
      '{"kty":"EC","crv":"P-256","x":"…","y":"…"}, without the private part "d", ' +
      "or leave it empty for the embedded backend's (see .env.example).",
  );
}

/** The A/B host's public key. */
export const abtestKey = abtestKeyFrom(process.env.NEXT_PUBLIC_ABTEST_KEY);
