/** Which paths of the site's own origin are calls and no files: for development's rewrites, nginx and the backend. */

// A test compares them with the routes of the embedded backend.
/** Rewrite sources of the paths that a backend answers; all others are the site's. */
export const backendPaths: string[] = [
  '/api/:path*',
  '/p/:path*',
  '/signin/:path*',
  '/usercenter/:path*',
  '/pay/:path*',
  '/downloader/:path*',
  '/wpsdl/:path*',
  '/stores/:path*',
  '/official/:path*',
  '/server/:path*',
  '/client-server/:path*',
  '/__sandbox/:path*',
];

/** The same as plain prefixes, without the closing slash: `/api`. */
export const backendPrefixes: readonly string[] = backendPaths.map((source) =>
  source.replace('/:path*', ''),
);

/** Those that visitors' browsers call: a public server forwards these, and never what is for tests. */
export const visitorPrefixes = backendPrefixes.filter((prefix) => prefix !== '/__sandbox');
