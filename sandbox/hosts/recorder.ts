/** The recorder host: takes batches of session recordings. */
import * as apiPaths from '@/config/site/apiPaths';
import type { HostRoutes } from './host';
import { readBody } from '../http/errors';
import { maxBatchBytes } from '../http/limits';
import { maxRecordingLevels } from '../http/nesting';
import { keepRecording, recordingSchema } from '../data/recordings';

/** Adds the call. */
export const recorderHost: HostRoutes = (app, { database, retention }) => {
  app.post(apiPaths.recorder, async (c) => {
    const batch = await readBody(c, recordingSchema, 'bad-batch', undefined, maxRecordingLevels);
    await retention.admit('recordings', Number(c.req.header('content-length') ?? maxBatchBytes));
    await keepRecording(database, c.var.scope, batch);
    return c.body(null, 204);
  });
};
