/** The browsers that asked to be told about updates. */
import { ECDH } from 'node:crypto';
import * as v from 'valibot';
import { devices, type Device } from '@/config/download/devices';
import { isPushService } from './pushServices';
import type { Database } from './queries';

const base64url = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+={0,2}$/),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes, `has not ${bytes} bytes`),
  );

/** Whether a browser's key is a point of the curve: nothing could be encrypted to any other bytes. */
function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

const keys = v.strictObject({
  p256dh: v.pipe(base64url(65), v.check(isOnCurve, 'is no point of P-256')),
  auth: base64url(16),
});

/** Where a browser's push service listens, in the one spelling that the address has. */
const address = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.url(),
  v.transform((text) => new URL(text).href),
);

/**
 * A browser's subscription, as `PushSubscription.toJSON()` gives it, with language and system of its page.
 * @param loopback push services on this machine count, too.
 */
export const subscriptionSchema = (loopback: boolean) =>
  v.strictObject({
    language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}-[A-Z]{2}$/)),
    system: v.optional(v.picklist(devices)),
    subscription: v.object({
      endpoint: v.pipe(
        address,
        v.check((text) => isPushService(text, loopback), 'is of no known push service'),
      ),
      expirationTime: v.optional(v.nullable(v.number())),
      keys,
    }),
  });

/** The end of a subscription. */
export const endSchema = v.strictObject({ endpoint: address });

/** A subscription with language and system of its page; without a system, to the news of all. */
export type Subscription = v.InferOutput<ReturnType<typeof subscriptionSchema>>;

/** Keeps a subscription; a browser that subscribes again has one all the same. */
export async function keepSubscription(
  database: Database,
  scope: string,
  { language, system, subscription }: Subscription,
): Promise<void> {
  await database.query(
    `INSERT INTO push_subscriptions (scope, endpoint, p256dh, auth, language, system)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (scope, endpoint) DO UPDATE
        SET p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,
            system = excluded.system`,
    [
      scope,
      subscription.endpoint,
      subscription.keys.p256dh,
      subscription.keys.auth,
      language,
      system ?? '',
    ],
  );
}

/** Ends a subscription; one that is not known has ended already. */
export async function endSubscription(
  database: Database,
  scope: string,
  endpoint: string,
): Promise<void> {
  await database.query('DELETE FROM push_subscriptions WHERE scope = $1 AND endpoint = $2', [
    scope,
    endpoint,
  ]);
}

/** The subscriptions of a scope, oldest first; with a system those alone that are told of it. */
export async function listSubscriptions(
  database: Database,
  scope: string,
  system?: Device,
): Promise<Subscription[]> {
  const rows = await database.query<
    Record<'endpoint' | 'p256dh' | 'auth' | 'language', string> & { system: Device | '' }
  >(
    `SELECT endpoint, p256dh, auth, language, system FROM push_subscriptions
      WHERE scope = $1 AND ($2 = '' OR system IN ('', $2)) ORDER BY at, endpoint`,
    [scope, system ?? ''],
  );
  return rows.map(({ endpoint, p256dh, auth, language, system: kept }) => ({
    language,
    ...(kept && { system: kept }),
    subscription: { endpoint, keys: { p256dh, auth } },
  }));
}
