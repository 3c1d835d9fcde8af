/** Reads back what visitors' browsers have reported: events, and who wants notifications. */
import type { HostRoutes } from '../context';
import { clearEvents, listEvents } from '../events';
import { listSubscriptions } from '../pushSubscriptions';
import { scopeOf } from './scope';

/** What can be ordered and read back here. */
export const reportEndpoints = {
  'GET /__sandbox/events': 'analytics events that arrived, oldest first',
  'DELETE /__sandbox/events': 'forgets them',
  'GET /__sandbox/push': 'browsers that asked for notifications, oldest first',
};

/** Adds the read-backs. */
export const reportRoutes: HostRoutes = (app, { database }) => {
  app.get('/__sandbox/events', async (c) => c.json(await listEvents(database, scopeOf(c))));
  app.delete('/__sandbox/events', async (c) => {
    await clearEvents(database, scopeOf(c));
    return c.json([]);
  });

  app.get('/__sandbox/push', async (c) => c.json(await listSubscriptions(database, scopeOf(c))));
};
