/** Which origins and addresses the backend believes: its own, and those of this machine. */
import type { MiddlewareHandler } from 'hono';
import { ApiError } from './errors';
import type { Call, SandboxEnv } from './call';

const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;
const hostPattern = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:\d{1,5})?$/i;
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Who may frame the backend's pages, as CSP sources. */
export const localSources = "'self' http://localhost:* http://127.0.0.1:*";

/** Whether an origin is one of this machine's, on any port. */
export function isLocalOrigin(origin: string): boolean {
  return localOrigin.test(origin);
}

/**
 * The origin under which the caller reached the backend. A proxy on the same machine (`next dev`)
 * may say that the caller asked it for another host.
 * @throws ApiError 400 if the host is no host name.
 */
export function ownOrigin(c: Call): string {
  const proxied = loopback.test(c.env.incoming.socket.remoteAddress ?? '');
  const host = (proxied && c.req.header('x-forwarded-host')) || c.req.header('host') || '';
  const secure = proxied && c.req.header('x-forwarded-proto') === 'https';
  if (!hostPattern.test(host)) throw new ApiError(400, 'bad-host', 'The host is no host name.');
  return `${secure ? 'https' : 'http'}://${host}`;
}

/** Whether a page of this origin may send changes and receive messages. */
export function isTrustedOrigin(c: Call, origin: string): boolean {
  return origin === ownOrigin(c) || isLocalOrigin(origin);
}

/** Refuses changes that a page of a foreign origin sends in its visitor's name. */
export const refuseForeignChanges: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const origin = c.req.header('origin');
  const changes = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
  if (changes && origin !== undefined && !isTrustedOrigin(c, origin))
    throw new ApiError(403, 'foreign-origin', 'Pages of this origin may not change anything here.');
  await next();
};

/**
 * Where a visitor may be sent back to: a path of this origin, or an address on this machine.
 * @returns `/` for anything else.
 */
export function safeReturn(target: string | undefined): string {
  if (!target || /[\\\s\p{Cc}]/u.test(target)) return '/';
  if (/^\/(?!\/)/.test(target)) return target;
  return URL.canParse(target) && isLocalOrigin(new URL(target).origin) ? target : '/';
}
