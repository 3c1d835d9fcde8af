/** The facade's calls for notifications: browsers that want them, and those that no longer do. */
import type { HostRoutes } from '../context';
import { readBody } from '../errors';
import {
  endSchema,
  endSubscription,
  keepSubscription,
  subscriptionSchema,
} from '../pushSubscriptions';

const fault = 'bad-subscription';

/** Adds the calls. */
export const pushHost: HostRoutes = (app, { database }) => {
  app.post('/api/push/subscriptions', async (c) => {
    const subscription = await readBody(c, subscriptionSchema, fault);
    await keepSubscription(database, c.var.scope, subscription);
    return c.json({ code: 0 });
  });

  app.delete('/api/push/subscriptions', async (c) => {
    const { endpoint } = await readBody(c, endSchema, fault);
    await endSubscription(database, c.var.scope, endpoint);
    return c.json({ code: 0 });
  });
};
