/** Numbers in the query of a call. */
import type { Call } from './call';
import { ApiError } from './errors';

/** Most entries that one call may ask for, or pass over. */
const largest = 10_000;

/**
 * A whole number from the query.
 * @throws ApiError 400 if it is something else.
 */
export function countFrom(c: Call, name: string, fallback: number): number {
  const text = c.req.query(name);
  if (text === undefined) return fallback;
  const count = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  if (count > largest) {
    throw new ApiError(400, 'bad-count', `${name} is a whole number up to ${largest}.`);
  }
  return count;
}
