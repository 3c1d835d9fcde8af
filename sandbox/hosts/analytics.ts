/** The analytics host: takes batches of events. */
import * as apiPaths from '@/config/site/apiPaths';
import type { HostRoutes } from './host';
import { readBody } from '../http/errors';
import { batchSchema, recordEvents } from '../data/events';

/** Adds the call. A beacon names its body plain text; it is JSON all the same. */
export const analyticsHost: HostRoutes = (app, { database }) => {
  app.post(apiPaths.events, async (c) => {
    const { events } = await readBody(c, batchSchema, 'bad-events');
    await recordEvents(database, c.var.scope, events);
    return c.body(null, 204);
  });
};
