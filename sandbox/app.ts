/** Puts the backend together: what every request passes through, then the hosts, then the site. */
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Sandbox, SandboxEnv, App } from './context';
import { controlRoutes } from './control';
import { ApiError, onError, sendError } from './errors';
import { applyFaults } from './faults';
import { hostRoutes } from './hosts';
import { limitBodies, limitPosts } from './limits';
import { isLocalOrigin, refuseForeignChanges } from './origins';
import { backendPrefixes } from './paths';
import { readScope } from './scopes';
import { serveSite } from './site';

/** The application for one database and one published tree. */
export function createApp(sandbox: Sandbox): App {
  // Not strict: `next dev` forwards paths with and without the closing slash.
  const app: App = new Hono<SandboxEnv>({ strict: false });
  app.onError(onError);
  app.use(readScope);

  const crossOrigin = cors({
    origin: (origin) => (isLocalOrigin(origin) ? origin : null),
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

  app.use(
    applyFaults(sandbox.scopes),
    refuseForeignChanges,
    limitPosts(sandbox.settings.postsPerMinute),
    limitBodies,
  );
  for (const addRoutes of [...hostRoutes, controlRoutes]) addRoutes(app, sandbox);

  const unknownCall = new ApiError(404, 'unknown-call', 'There is no such call.');
  for (const prefix of ['/api', '/p', '/__sandbox'])
    app.all(`${prefix}/*`, (c) => sendError(c, unknownCall));
  app.notFound((c) => sendError(c, unknownCall));
  app.all('*', (c) => serveSite(c, sandbox.outDir));
  return app;
}
