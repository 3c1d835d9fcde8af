/** The facade's calls for notifications: browsers that want them, and those that no longer do. */
import * as v from 'valibot';
import type { HostRoutes } from '../context';
import { ApiError, readJson } from '../errors';
import {
  endSchema,
  endSubscription,
  keepSubscription,
  subscriptionSchema,
} from '../pushSubscriptions';

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown) {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new ApiError(400, 'bad-subscription', v.summarize(result.issues));
  return result.output;
}

/** Adds the calls. */
export const pushHost: HostRoutes = (app, { database }) => {
  app.post('/api/push/subscriptions', async (c) => {
    await keepSubscription(database, c.var.scope, read(subscriptionSchema, await readJson(c)));
    return c.json({ code: 0 });
  });

  app.delete('/api/push/subscriptions', async (c) => {
    await endSubscription(database, c.var.scope, read(endSchema, await readJson(c)).endpoint);
    return c.json({ code: 0 });
  });
};
