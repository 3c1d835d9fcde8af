/**
 * Which paths belong to the embedded backend, as plain data: `next.config.ts` reads it too, so it
 * imports nothing. A test compares it with the routes that the hosts register.
 */

/** Rewrite sources of the paths that the backend answers; all others are the site's. */
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

/** Paths that take files; the limit for the bodies of all others does not hold for these. */
export const uploadPaths: readonly string[] = [
  '/api/map/web/feedback',
  '/api/map/web/feedback/attachment',
];

/** Names by which tests order faults, and how the request target of each begins. */
export const calls = {
  owconfig: '/api/map/web/owconfig',
  packages: '/api/map/web/newwpsapk',
  winPackages: '/api/map/web/newwpsapk?pttoken=newwinpackages',
  macPackages: '/api/map/web/newwpsapk?pttoken=newmacpackages',
  linuxPackages: '/api/map/web/newwpsapk?pttoken=newlinuxpackages',
  utmPackages: '/api/map/web/newwpsapk?pttoken=newutmpackages',
  androidPackages: '/api/map/online_params/webparam_mig/onlineParamByFunc',
  country: '/api/util/geo/country',
  user: '/api/userforweb',
  signin: '/signin',
  logout: '/p/logout',
  usercenter: '/usercenter',
  sku: '/api/web/sku/show',
  payment: '/pay',
  abtest: '/api/abtest-core/',
  downloader: '/downloader/frame',
  files: '/wpsdl/',
  stores: '/stores/',
  academyPosts: '/official/academy/posts',
  recommendedTemplates: '/server/pf/official-web/recommend',
  templates: '/client-server/template/query',
  events: '/api/analytics/events',
  recorder: '/api/recorder/batches',
  pushSubscriptions: '/api/push/subscriptions',
  businessMail: '/api/mail/business',
  openAccountMail: '/api/mail/businessForOpenAccount',
  linkMail: '/api/mail/send',
  feedback: '/api/map/web/feedback',
  feedbackLists: '/api/map/web/feedback/val',
  feedbackAttachment: '/api/map/web/feedback/attachment',
} as const satisfies Record<string, string>;
