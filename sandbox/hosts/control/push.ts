/** Sends notifications to the browsers that have asked for them. */
import * as v from 'valibot';
import { devices } from '@/config/download/devices';
import { readBody } from '../../http/errors';
import type { HostRoutes } from '../host';
import { notifySubscribers } from '../notify';
import { scopeOf } from './scope';

/** What can be ordered here. */
export const pushEndpoints = {
  'POST /__sandbox/push':
    'notifies browsers: {title, body?, url?, system?}; answers with each push service’s status, 0 for none',
};

const short = v.pipe(v.string(), v.maxLength(500));
const messageSchema = v.strictObject({
  title: v.pipe(short, v.minLength(1)),
  body: v.optional(short),
  url: v.optional(short),
  system: v.optional(v.picklist(devices)),
});

/** Adds the order. */
export const pushRoutes: HostRoutes = (app, { database, settings }) => {
  app.post('/__sandbox/push', async (c) => {
    const message = await readBody(c, messageSchema, 'bad-message');
    return c.json(await notifySubscribers(database, scopeOf(c), message, settings.pushToLoopback));
  });
};
