/** Which addresses scripts may come from (Trusted Types). */

/** The part of the browser's factory that is used; not every browser has one. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Makes the one default policy that the page's CSP needs: the bundler loads chunks by plain strings,
 * and these may only be our own. What gets no address back is refused by the browser, and reported.
 */
export function allowOwnScripts(): void {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      new URL(url, location.href).href.startsWith(`${location.origin}/_next/static/`) ? url : null,
  });
}
