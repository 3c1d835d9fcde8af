/** The facade's calls for notifications: browsers that want them, and those that no longer do. */
import * as apiPaths from '@/config/site/apiPaths';
import type { HostRoutes } from './host';
import { readBody } from '../http/errors';
import {
  endSchema,
  endSubscription,
  keepSubscription,
  subscriptionSchema,
} from '../data/pushSubscriptions';

const fault = 'bad-subscription';

/** Adds the calls. */
export const pushHost: HostRoutes = (app, { database, settings }) => {
  const schema = subscriptionSchema(settings.pushToLoopback);

  app.post(apiPaths.pushSubscriptions, async (c) => {
    const subscription = await readBody(c, schema, fault);
    await keepSubscription(database, c.var.scope, subscription);
    return c.json({ code: 0 });
  });

  app.delete(apiPaths.pushSubscriptions, async (c) => {
    const { endpoint } = await readBody(c, endSchema, fault);
    await endSubscription(database, c.var.scope, endpoint);
    return c.json({ code: 0 });
  });
};
