/** Cookies that never throw: where they are blocked, nothing is remembered and the site works on. */
import Cookies from 'js-cookie';
import { cookies } from '@/config/site/keys';
import { cookieDays } from '@/config/site/limits';

type CookieId = keyof typeof cookies;

/** Second labels that registries sell names below: `co` in `co.uk`, `com` in `com.br`. */
const registryLabel = /^(ac|co|com|edu|gob|gov|go|net|ne|or|org)$/;

const isRegistry = ([name = '', country = '', ...more]: readonly string[]) =>
  more.length === 0 && country.length === 2 && registryLabel.test(name);

/**
 * The domain that a host shares with its sister sites, as a cookie takes it: `www.example.com` →
 * `.example.com`. A site's own top domain is its own parent: `example.com` → `.example.com`.
 * @returns `undefined` where there is none to share: IP addresses, `localhost`, single labels, and
 * names of registries (`co.uk`). Cookies are of the host alone then.
 */
export function parentDomain(hostname: string): string | undefined {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  // The last label of a name is never a number, that of an IPv4 address always is.
  if (labels.length < 2 || labels.includes('') || !/^[a-z][a-z0-9-]*$/.test(last)) return undefined;
  if (last === 'localhost' || isRegistry(labels)) return undefined;
  const [, ...parent] = labels;
  return `.${(parent.length < 2 || isRegistry(parent) ? labels : parent).join('.')}`;
}

/** The value of a cookie, or `null` where there is none or cookies are blocked. */
export function getCookie(id: CookieId): string | null {
  try {
    return Cookies.get(cookies[id]) ?? null;
  } catch {
    return null;
  }
}

/** `SameSite=Lax`, for the whole site, and over https only where the page is. */
const attributes = (domain?: string): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'Lax',
  secure: location.protocol === 'https:',
  ...(domain && { domain }),
});

/**
 * Sets a cookie for as long as the table of limits says.
 * @param domain shares it with sister sites: see `parentDomain`. Where the browser refuses the
 * domain (one that is for registries, as `github.io`), the cookie is kept for the host alone.
 * @returns whether it is kept.
 */
export function setCookie(id: CookieId, value: string, domain?: string): boolean {
  try {
    const life = { expires: cookieDays[id] };
    Cookies.set(cookies[id], value, { ...attributes(domain), ...life });
    if (domain && getCookie(id) !== value)
      Cookies.set(cookies[id], value, { ...attributes(), ...life });
    return getCookie(id) === value;
  } catch {
    return false;
  }
}

/** Removes a cookie. @param domain the one that it was set with. @returns whether it is gone. */
export function removeCookie(id: CookieId, domain?: string): boolean {
  try {
    Cookies.remove(cookies[id], attributes());
    if (domain) Cookies.remove(cookies[id], attributes(domain));
    return getCookie(id) === null;
  } catch {
    return false;
  }
}
