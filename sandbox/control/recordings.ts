/** `/__sandbox/recordings`: what session recorders have sent. */
import type { HostRoutes } from '../context';
import { clearRecordings, listRecordings } from '../recordings';
import { scopeOf } from './scope';

/** What the endpoints are for. */
export const recordingEndpoints = {
  'GET /__sandbox/recordings': 'batches of session recordings, in the order of their arrival',
  'DELETE /__sandbox/recordings': 'forgets them',
};

/** Adds them. */
export const recordingRoutes: HostRoutes = (app, { database }) => {
  app.get('/__sandbox/recordings', async (c) => c.json(await listRecordings(database, scopeOf(c))));

  app.delete('/__sandbox/recordings', async (c) => {
    await clearRecordings(database, scopeOf(c));
    return c.json([]);
  });
};
