/** The recorder host: takes batches of session recordings. */
import type { HostRoutes } from '../context';
import { readBody } from '../errors';
import { calls } from '../paths';
import { keepRecording, recordingSchema } from '../recordings';

/** Adds the call. */
export const recorderHost: HostRoutes = (app, { database }) => {
  app.post(calls.recorder, async (c) => {
    const batch = await readBody(c, recordingSchema, 'bad-batch');
    await keepRecording(database, c.var.scope, batch);
    return c.body(null, 204);
  });
};
