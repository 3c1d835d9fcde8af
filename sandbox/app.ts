/** Puts the backend together: what every request passes through, then the hosts, then the site. */
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { backendPrefixes } from '@/config/site/backendPaths';
import { formFailure } from './forms/failures';
import { abtestHost } from './hosts/abtest';
import { academyHost } from './hosts/academy';
import { accountHost } from './hosts/account';
import { analyticsHost } from './hosts/analytics';
import { apiHost } from './hosts/api';
import { storePages } from './hosts/appStores';
import { controlRoutes } from './hosts/control/control';
import { downloaderHost } from './hosts/downloader';
import { facadeHost } from './hosts/facade';
import { feedbackHost } from './hosts/feedback';
import { filesHost } from './hosts/files';
import type { HostRoutes, Sandbox } from './hosts/host';
import { paymentHost } from './hosts/payment';
import { pushHost } from './hosts/push';
import { recorderHost } from './hosts/recorder';
import { storeHost } from './hosts/store';
import { templateHost } from './hosts/templates';
import { userCenter } from './hosts/userCenter';
import type { App, Call, SandboxEnv } from './http/call';
import { ApiError, onError, sendError } from './http/errors';
import { applyFaults } from './http/faults';
import { addHealth } from './http/health';
import { limitBodies, limitPosts } from './http/limits';
import { guardOrders } from './http/orders';
import { isTrustedOrigin, refuseForeignChanges } from './http/origins';
import { addAssets } from './http/pages';
import { readScope } from './http/scopes';
import { serveSite } from './http/site';

/** The hosts that the backend stands in for: no two claim the same path. */
const hosts: readonly HostRoutes[] = [
  apiHost,
  storeHost,
  accountHost,
  userCenter,
  facadeHost,
  feedbackHost,
  paymentHost,
  filesHost,
  downloaderHost,
  storePages,
  academyHost,
  templateHost,
  abtestHost,
  analyticsHost,
  recorderHost,
  pushHost,
];

/** The application for one database and one published tree. */
export function createApp(sandbox: Sandbox, outDir: string): App {
  // Not strict: `next dev` forwards paths with and without the closing slash.
  const app: App = new Hono<SandboxEnv>({ strict: false });
  const { orders } = sandbox.settings;
  app.onError(async (error, c) => (await formFailure(c, error)) ?? onError(error, c));
  app.use(async (c, next) => {
    c.set('reach', sandbox.settings);
    await next();
  });
  app.use(readScope(orders !== null));

  const crossOrigin = cors({
    origin: (origin, c: Call) => (origin && isTrustedOrigin(c, origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    maxAge: 600,
  });
  for (const prefix of backendPrefixes) {
    app.use(`${prefix}/*`, crossOrigin);
    app.use(`${prefix}/*`, async (c, next) => {
      await next();
      c.header('X-Content-Type-Options', 'nosniff');
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    });
  }

  addHealth(app, sandbox.database, sandbox.isEnding);
  if (orders) {
    app.use('/__sandbox/*', guardOrders(orders.token));
    app.use(applyFaults(sandbox.scopes));
  }
  app.use(refuseForeignChanges, limitPosts(sandbox.budgets), limitBodies);
  addAssets(app);
  for (const addRoutes of hosts) addRoutes(app, sandbox);
  if (orders) controlRoutes(app, sandbox);

  const unknownCall = new ApiError(404, 'unknown-call', 'There is no such call.');
  for (const prefix of ['/api', '/p', '/__sandbox'])
    app.all(`${prefix}/*`, (c) => sendError(c, unknownCall));
  app.notFound((c) => sendError(c, unknownCall));
  app.all('*', (c) => serveSite(c, outDir));
  return app;
}
