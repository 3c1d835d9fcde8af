/** How much and how often callers may send. */
import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './context';
import { ApiError } from './errors';

/** Largest body of a request, in bytes. A host that takes files sets its own limit on its route. */
export const maxBodyBytes = 64 * 1024;

/** POST requests per address and minute. */
export const postsPerMinute = 120;

const minute = 60_000;

/** Refuses bodies that are too large, before they are read. */
export const limitBodies: MiddlewareHandler<SandboxEnv> = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new ApiError(413, 'too-large', `The body may hold ${maxBodyBytes} bytes.`);
  },
});

/**
 * Refuses POST requests of an address that sends too many. Each scope has its own account, because
 * parallel test runs share one address.
 */
export function limitPosts(): MiddlewareHandler<SandboxEnv> {
  let started = 0;
  let counts = new Map<string, number>();
  return async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const now = Date.now();
    if (now - started >= minute) {
      started = now;
      counts = new Map();
    }
    const caller = `${c.env.incoming.socket.remoteAddress ?? ''} ${c.var.scope}`;
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    if (count > postsPerMinute) {
      const wait = String(Math.ceil((started + minute - now) / 1000));
      throw new ApiError(429, 'too-many', `Try again in ${wait} s.`, { 'Retry-After': wait });
    }
    await next();
  };
}
