/** Keeps what tests order and read back, `/__sandbox/`, from everybody else. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isLoopback, isOwnName } from '../reach';
import type { Call, SandboxEnv } from './call';
import { forwardedFor, peerOf } from './caller';
import { ApiError } from './errors';

/** The header with the token, where the backend has one. */
export const tokenHeader = 'x-sandbox-token';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request comes from this machine and asked for it by its own name. A page of another
 * name that leads here (DNS rebinding) has that name in its requests; a proxy says for whom it asks.
 */
function isFromHere(c: Call): boolean {
  const hosts = [c.req.header('host') ?? '', c.req.header('x-forwarded-host') ?? 'localhost'];
  return (
    [peerOf(c), ...forwardedFor(c)].every(isLoopback) &&
    hosts.every((host) => isOwnName(host.replace(/:\d{1,5}$/, '')))
  );
}

/** Lets those through who have the token or, where there is none, who are on this machine. */
export function guardOrders(token: string | undefined): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    if (!token && !isFromHere(c))
      throw new ApiError(
        403,
        'not-here',
        'Orders are taken from this machine, under its own name.',
      );
    const given = c.req.header(tokenHeader) ?? '';
    if (token && !timingSafeEqual(sha256(given), sha256(token)))
      throw new ApiError(403, 'bad-token', `Orders need the right ${tokenHeader}.`);
    await next();
  };
}
