/** The recorder host: takes batches of session recordings. */
import * as v from 'valibot';
import type { HostRoutes } from '../context';
import { ApiError, readJson } from '../errors';
import { calls } from '../paths';
import { keepRecording, recordingSchema } from '../recordings';

/** Adds the call. */
export const recorderHost: HostRoutes = (app, { database }) => {
  app.post(calls.recorder, async (c) => {
    const batch = v.safeParse(recordingSchema, await readJson(c));
    if (!batch.success) throw new ApiError(400, 'bad-batch', v.summarize(batch.issues));
    await keepRecording(database, c.var.scope, batch.output);
    return c.body(null, 204);
  });
};
