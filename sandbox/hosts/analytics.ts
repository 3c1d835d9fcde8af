/** The analytics host: takes batches of events. */
import * as apiPaths from '@/config/site/apiPaths';
import type { HostRoutes } from './host';
import { readBody } from '../http/errors';
import { maxBodyBytes } from '../http/limits';
import { batchSchema, recordEvents } from '../data/events';

/** Adds the call. A beacon names its body plain text; it is JSON all the same. */
export const analyticsHost: HostRoutes = (app, { database, retention }) => {
  app.post(apiPaths.events, async (c) => {
    const { events } = await readBody(c, batchSchema, 'bad-events');
    await retention.admit('events', Number(c.req.header('content-length') ?? maxBodyBytes));
    await recordEvents(database, c.var.scope, events);
    return c.body(null, 204);
  });
};
