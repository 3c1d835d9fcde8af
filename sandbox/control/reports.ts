/** Reads back what visitors' browsers have reported, events and who wants notifications, and sends those. */
import * as v from 'valibot';
import type { HostRoutes } from '../context';
import { readBody } from '../errors';
import { clearEvents, listEvents } from '../events';
import { endSubscription, listSubscriptions } from '../pushSubscriptions';
import { sendPush } from '../webPush';
import { scopeOf } from './scope';

/** What can be ordered and read back here. */
export const reportEndpoints = {
  'GET /__sandbox/events': 'analytics events that arrived, oldest first',
  'DELETE /__sandbox/events': 'forgets them',
  'GET /__sandbox/push': 'browsers that asked for notifications, oldest first',
  'POST /__sandbox/push':
    'sends them {title, body?, url?}; answers with each push service’s status',
};

const short = v.pipe(v.string(), v.maxLength(500));
const messageSchema = v.strictObject({
  title: v.pipe(short, v.minLength(1)),
  body: v.optional(short),
  url: v.optional(short),
});

/** What push services answer for a browser that wants no more. */
const ended = [404, 410];

/** Adds the read-backs. */
export const reportRoutes: HostRoutes = (app, { database }) => {
  app.get('/__sandbox/events', async (c) => c.json(await listEvents(database, scopeOf(c))));
  app.delete('/__sandbox/events', async (c) => {
    await clearEvents(database, scopeOf(c));
    return c.json([]);
  });

  app.get('/__sandbox/push', async (c) => c.json(await listSubscriptions(database, scopeOf(c))));
  app.post('/__sandbox/push', async (c) => {
    const message = await readBody(c, messageSchema, 'bad-message');
    const scope = scopeOf(c);
    const subscriptions = await listSubscriptions(database, scope);
    const sent = subscriptions.map(async ({ subscription }) => {
      const status = await sendPush(subscription, message);
      if (ended.includes(status)) await endSubscription(database, scope, subscription.endpoint);
      return status;
    });
    return c.json(await Promise.all(sent));
  });
};
