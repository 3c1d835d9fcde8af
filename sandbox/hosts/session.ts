/** The session cookie of the account host. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sessionSeconds } from '../data/accounts';
import type { Call } from '../http/call';
import { ownOrigin } from '../http/origins';

const name = 'wps_sid';

/** The token that the request carries. */
export function sessionToken(c: Call): string | undefined {
  return getCookie(c, name);
}

/** Gives the visitor a token; scripts cannot read it, and other sites' requests do not carry it. */
export function setSession(c: Call, token: string): void {
  setCookie(c, name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: ownOrigin(c).startsWith('https:'),
    maxAge: sessionSeconds,
  });
}

/** Takes the token back. */
export function clearSession(c: Call): void {
  deleteCookie(c, name, { path: '/' });
}

/** The path of a user's picture. */
export function avatarPath(userid: string): string {
  return `/p/avatar/${userid}.svg`;
}
