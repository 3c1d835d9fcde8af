/** Sends notifications to the browsers that have asked for them. */
import * as v from 'valibot';
import { endSubscription, listSubscriptions } from '../../data/pushSubscriptions';
import { readBody } from '../../http/errors';
import type { HostRoutes } from '../host';
import { sendPush } from '../webPush';
import { scopeOf } from './scope';

/** What can be ordered here. */
export const pushEndpoints = {
  'POST /__sandbox/push':
    'notifies browsers: {title, body?, url?}; answers with each push service’s status',
};

const short = v.pipe(v.string(), v.maxLength(500));
const messageSchema = v.strictObject({
  title: v.pipe(short, v.minLength(1)),
  body: v.optional(short),
  url: v.optional(short),
});

/** What push services answer for a browser that wants no more. */
const ended = [404, 410];

/** Adds the order. */
export const pushRoutes: HostRoutes = (app, { database }) => {
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
