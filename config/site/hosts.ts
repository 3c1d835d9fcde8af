/** Every host that the site calls or links to, from build-time variables; the one place that reads them. */

/**
 * Checks one variable. Empty means the same origin as the page.
 * @returns the address without a trailing slash.
 * @throws Error naming the variable and how to mend it; it stops the build.
 */
function hostFrom(name: string, value: string | undefined): string {
  const address = (value ?? '').trim().replace(/\/+$/, '');
  if (address === '' || /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(address)) return address;
  throw new Error(
    `NEXT_PUBLIC_${name}='${value}' is not an address. Write https://host, without query or hash, ` +
      'or leave it empty to call the origin that serves the site (see .env.example).',
  );
}

// Next replaces `process.env.NEXT_PUBLIC_…` only where it is written out in full.
/** Base addresses of the hosts of specification, section 7. Empty means same origin. */
export const hosts = {
  api: hostFrom('API_HOST', process.env.NEXT_PUBLIC_API_HOST),
  store: hostFrom('STORE_HOST', process.env.NEXT_PUBLIC_STORE_HOST),
  facade: hostFrom('FACADE_HOST', process.env.NEXT_PUBLIC_FACADE_HOST),
  account: hostFrom('ACCOUNT_HOST', process.env.NEXT_PUBLIC_ACCOUNT_HOST),
  abtest: hostFrom('ABTEST_HOST', process.env.NEXT_PUBLIC_ABTEST_HOST),
  template: hostFrom('TEMPLATE_HOST', process.env.NEXT_PUBLIC_TEMPLATE_HOST),
  academy: hostFrom('ACADEMY_HOST', process.env.NEXT_PUBLIC_ACADEMY_HOST),
  payment: hostFrom('PAYMENT_HOST', process.env.NEXT_PUBLIC_PAYMENT_HOST),
  downloader: hostFrom('DOWNLOADER_HOST', process.env.NEXT_PUBLIC_DOWNLOADER_HOST),
  analytics: hostFrom('ANALYTICS_URL', process.env.NEXT_PUBLIC_ANALYTICS_URL),
  recorder: hostFrom('RECORDER_URL', process.env.NEXT_PUBLIC_RECORDER_URL),
} as const;

/** Where this site itself is published; canonical links and the sitemap begin with it. */
export const siteUrl =
  hostFrom('SITE_URL', process.env.NEXT_PUBLIC_SITE_URL) || 'http://localhost:3000';

/**
 * Checks the list of origins that may show the site in a frame; empty means none but its own.
 * @throws Error naming what is no origin; it stops the build.
 */
function originsFrom(value: string | undefined): readonly string[] {
  const origins = (value ?? '').split(/[\s,]+/).filter(Boolean);
  // A page's header is made of these: nothing that could end a directive, and no wildcard.
  const wrong = origins.find(
    (origin) => !/^[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+(:\d{1,5})?$/i.test(origin),
  );
  if (wrong === undefined) return origins;
  throw new Error(
    `NEXT_PUBLIC_FRAME_ORIGINS: '${wrong}' is no origin. Write https://host or https://host:port, ` +
      'without a path, and a comma between two (see .env.example).',
  );
}

/** Who may show the site in a frame besides itself: the desktop client. They also get its messages. */
export const frameOrigins = originsFrom(process.env.NEXT_PUBLIC_FRAME_ORIGINS);

const namesFrom = (value: string): readonly string[] =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Host names besides the page's own whose files a visitor may be sent to. */
export const downloadHosts = namesFrom(
  process.env.NEXT_PUBLIC_DOWNLOAD_HOSTS || 'wdl1.pcfg.cache.wpscdn.com',
);

/** Host names of the stores that a visitor may be sent to. */
export const appStoreHosts = namesFrom(
  process.env.NEXT_PUBLIC_APP_STORE_HOSTS ||
    'play.google.com,apps.apple.com,itunes.apple.com,apps.microsoft.com,www.microsoft.com',
);
