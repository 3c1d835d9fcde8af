/** Who is signed in, and signing out (specification, section 7). */
import * as v from 'valibot';
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { timings } from '@/config/site/limits';
import { getJson, postJson } from './http';

const Text = v.pipe(v.string(), v.trim());

/** An id, which some hosts write as a number. */
const UserId = v.union([
  v.pipe(Text, v.nonEmpty()),
  v.pipe(v.number(), v.integer(), v.transform(String)),
]);

/** A picture to show: https, or of this origin; anything else is none. */
const isPicture = (pic: string) =>
  /^https:\/\/\w/.test(pic) || new URL(pic, location.origin).origin === location.origin;
const Picture = v.fallback(
  v.optional(
    v.pipe(
      Text,
      v.check((pic) => pic !== '' && URL.canParse(pic, location.origin) && isPicture(pic)),
    ),
    '',
  ),
  '',
);

const List = v.nullish(v.array(v.looseObject({})), []);

/** Seconds since the epoch. `null` is what hosts write for none given. */
const Seconds = v.pipe(
  v.nullish(v.pipe(v.number(), v.minValue(0))),
  v.transform((date) => date ?? undefined),
);

const SignedIn = v.object({
  code: v.literal(0),
  userid: UserId,
  username: v.nullish(Text, ''),
  pic: Picture,
  expirationDate: Seconds,
  subscriptions: List,
  orders: List,
  vips: List,
});

/** Any other code comes alone, whatever stands beside it. */
const Refused = v.object({ code: v.pipe(v.number(), v.integer(), v.notValue(0)) });

/** What the store host says of the visitor; only code 0 has fields. */
export type UserAnswer = v.InferOutput<typeof SignedIn> | v.InferOutput<typeof Refused>;

/** The user's fields of an answer with code 0. */
export type WebUser = Omit<v.InferOutput<typeof SignedIn>, 'code'>;

/**
 * GETs the signed-in user.
 * @returns the fields with code 0; for any other code the code only.
 * @throws ServiceError
 */
export function fetchUser(): Promise<UserAnswer> {
  return getJson({
    url: `${hosts.store}${apiPaths.user}`,
    timeout: timings.userTimeout,
    schema: v.union([SignedIn, Refused]),
    credentials: true,
  });
}

/**
 * POSTs the sign-out. Status 200 is all that counts; the body may be anything.
 * @throws ServiceError
 */
export async function logOut(): Promise<void> {
  await postJson({
    url: `${hosts.account}${apiPaths.logout}`,
    timeout: timings.userTimeout,
    schema: v.unknown(),
    credentials: true,
    status: 200,
  });
}
