/** The orders for faults that `/__sandbox/faults` accepts, and what is wrong with those it refuses. */
import * as v from 'valibot';
import { ApiError } from './errors';
import * as apiPaths from '@/config/site/apiPaths';

/** Names by which tests order faults, and how the request target of each begins. */
export const calls = {
  ...apiPaths,
  winPackages: `${apiPaths.packages}?pttoken=newwinpackages`,
  macPackages: `${apiPaths.packages}?pttoken=newmacpackages`,
  linuxPackages: `${apiPaths.packages}?pttoken=newlinuxpackages`,
  utmPackages: `${apiPaths.packages}?pttoken=newutmpackages`,
  files: '/wpsdl/',
  stores: '/stores/',
};

const names = Object.keys(calls);

const faultSchema = v.pipe(
  v.strictObject({
    /** A name in `calls`, or how the request target begins: `/wpsdl/`. */
    call: v.pipe(
      v.string(),
      v.check(
        (call) => call.startsWith('/') || names.includes(call),
        `is no path and none of ${names.join(', ')}`,
      ),
    ),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
    /** Milliseconds before anything else happens. */
    delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
    /** `html`, `wrong-shape`, `bad-base64`, `junk` (10 MB), `empty`, or the body itself. */
    body: v.optional(v.string()),
    /** The connection breaks. */
    drop: v.optional(v.boolean()),
    /** No answer until the client gives up. */
    hang: v.optional(v.boolean()),
    /** The call is carried out, and its answer lost on the way. */
    lose: v.optional(v.boolean()),
    /** Ends after so many requests; without it, it stays. */
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.check(
    ({ status, delay, body, drop, hang, lose }) =>
      [status, delay, body].some((order) => order !== undefined) || !!drop || !!hang || !!lose,
    'orders nothing: give status, delay, body, drop, hang or lose',
  ),
);

/** One order: the next requests of a call go wrong in this way. */
export type Fault = v.InferOutput<typeof faultSchema>;

/**
 * Reads a list of orders.
 * @throws ApiError 400 naming every field that is wrong.
 */
export function parseFaults(value: unknown): Fault[] {
  const result = v.safeParse(v.array(faultSchema), value);
  if (result.success) return result.output;
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`,
  );
  throw new ApiError(400, 'bad-faults', problems.join('; '));
}

/** Whether a request meets a fault. @param target path and query as requested. */
export function meetsFault(target: string, { call }: Fault): boolean {
  return target.startsWith(call.startsWith('/') ? call : calls[call as keyof typeof calls]);
}
