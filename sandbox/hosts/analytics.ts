/** The analytics host: takes batches of events. */
import type { HostRoutes } from '../context';
import { readBody } from '../errors';
import { batchSchema, recordEvents } from '../events';

/** Adds the call. A beacon names its body plain text; it is JSON all the same. */
export const analyticsHost: HostRoutes = (app, { database }) => {
  app.post('/api/analytics/events', async (c) => {
    const { events } = await readBody(c, batchSchema, 'bad-events');
    await recordEvents(database, c.var.scope, events);
    return c.body(null, 204);
  });
};
