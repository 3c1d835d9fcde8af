/** Which addresses scripts may come from, and which markup they may set (Trusted Types). */

/** The part of the browser's factory that is used; not every browser has one. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string | null; createHTML(html: string): string | null },
  ): unknown;
}

/**
 * Makes the one default policy that the page's CSP needs: the bundler loads chunks by plain strings,
 * and these may only be our own. Markup is what React sets where it finds a page changed, by an
 * extension for one, and draws it anew: text, and script elements, which the browser does not run from
 * markup. What gets nothing back is refused by the browser, and reported.
 */
export function allowOwnScripts(): void {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      new URL(url, location as never).href.startsWith(`${origin}/_next/static/`) ? url : null,
    createHTML: (html) => (/<(?!.?script)/.test(html) ? null : html),
  });
}
