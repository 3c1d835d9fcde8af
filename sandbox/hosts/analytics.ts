/** The analytics host: takes batches of events. */
import * as v from 'valibot';
import type { HostRoutes } from '../context';
import { ApiError, readJson } from '../errors';
import { batchSchema, recordEvents } from '../events';

/** Adds the call. A beacon names its body plain text; it is JSON all the same. */
export const analyticsHost: HostRoutes = (app, { database }) => {
  app.post('/api/analytics/events', async (c) => {
    const batch = v.safeParse(batchSchema, await readJson(c));
    if (!batch.success) throw new ApiError(400, 'bad-events', v.summarize(batch.issues));
    await recordEvents(database, c.var.scope, batch.output.events);
    return c.body(null, 204);
  });
};
