/** What a supervisor or a balancer asks: whether the process lives, and whether it can serve. */
import type { Queries } from '../data/queries';
import type { App } from './call';
import { sendError, unavailable } from './errors';

/** How long the database may take to answer a balancer, in milliseconds. */
const readyTimeout = 2000;

async function answers(database: Queries): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(resolve, readyTimeout, false).unref();
  });
  const asked = database.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

/** Adds `/healthz` and `/readyz`. @param isEnding no new request is wanted. */
export function addHealth(app: App, database: Queries, isEnding: () => boolean): void {
  const noStore = { 'Cache-Control': 'no-store' };
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore));
  app.get('/readyz', async (c) => {
    if (isEnding() || !(await answers(database))) return sendError(c, unavailable());
    return c.json({ status: 'ready' }, 200, noStore);
  });
}
