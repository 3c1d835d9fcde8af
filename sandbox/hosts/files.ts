/** The host of the installer files. */
import { packages } from '@/config/download/packages';
import type { HostRoutes } from './host';
import { recordAsked } from './recordAsked';
import { ApiError } from '../http/errors';
import { installer } from '../samples/installers';
import { locate } from '../samples/locations';
import { sendContent } from '../http/send';

/** Adds the files; each download is recorded. */
export const filesHost: HostRoutes = (app, sandbox) => {
  app.get('/wpsdl/*', async (c) => {
    const location = locate(c.req.path);
    if (!location) throw new ApiError(404, 'no-file', 'There is no such file.');
    const { file } = packages[location.name];
    await recordAsked(c, sandbox, file, location.channel);
    return sendContent(c, {
      ...installer(location.name),
      headers: {
        'Content-Disposition': `attachment; filename="${file}"`,
        // Not kept by the browser: every download shall be seen here.
        'Cache-Control': 'no-store',
      },
    });
  });
};
