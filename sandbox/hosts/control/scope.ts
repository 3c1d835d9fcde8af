/** Which scope an order under `/__sandbox/` is for. */
import type { Call } from '../../http/call';
import { ApiError } from '../../http/errors';
import { isScope } from '../../http/scopes';

/**
 * The scope that an order is for.
 * @throws ApiError 400 if it can be none.
 */
export function scopeOf(c: Call): string {
  const scope = c.req.query('scope') ?? c.var.scope;
  if (!isScope(scope))
    throw new ApiError(400, 'bad-scope', 'A scope has up to 64 letters, digits, _ and -.');
  return scope;
}
