/** Which origins the backend believes: its own and, where that is this machine's, all others of it. */
import type { MiddlewareHandler } from 'hono';
import { ApiError } from './errors';
import type { Call, SandboxEnv } from './call';
import { isProxied } from './caller';

const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const hostPattern = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

/** Whether an origin is one of this machine's, on any port. */
export function isLocalOrigin(origin: string): boolean {
  return localOrigin.test(origin);
}

/** What a trusted proxy says of the request as it came to the first one; `undefined` from anybody else. */
function forwarded(c: Call, name: 'x-forwarded-host' | 'x-forwarded-proto'): string | undefined {
  return isProxied(c) ? c.req.header(name)?.split(',', 1)[0]?.trim() : undefined;
}

/** The host that the visitor asked, with its port. */
export function hostOf(c: Call): string {
  return forwarded(c, 'x-forwarded-host') || c.req.header('host') || '';
}

/**
 * The origin under which visitors reach the backend: the one that the environment names, else what
 * the request says.
 * @throws ApiError 400 if the host is no host name.
 */
export function ownOrigin(c: Call): string {
  const { publicOrigin } = c.var.reach;
  if (publicOrigin) return publicOrigin;
  const host = hostOf(c);
  const scheme = forwarded(c, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
  const url = `${scheme}://${host}`;
  if (!hostPattern.test(host) || !URL.canParse(url))
    throw new ApiError(400, 'bad-host', 'The host is no host name.');
  // As a browser writes it, which leaves out the port that goes without saying.
  return new URL(url).origin;
}

/** Whether a page of this origin may send changes and receive messages. */
export function isTrustedOrigin(c: Call, origin: string): boolean {
  const own = ownOrigin(c);
  return origin === own || (isLocalOrigin(own) && isLocalOrigin(origin));
}

/** Who may frame the backend's pages and get their forms, as CSP sources. */
export function trustedSources(c: Call): string {
  return isLocalOrigin(ownOrigin(c)) ? "'self' http://localhost:* http://127.0.0.1:*" : "'self'";
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
 * Where a visitor may be sent back to: a path of this origin, or an address of a trusted one.
 * @returns `/` for anything else.
 */
export function safeReturn(
  target: string | undefined,
  isTrusted: (origin: string) => boolean,
): string {
  if (!target || /[\\\s\p{Cc}]/u.test(target)) return '/';
  if (/^\/(?!\/)/.test(target)) return target;
  return URL.canParse(target) && isTrusted(new URL(target).origin) ? target : '/';
}
