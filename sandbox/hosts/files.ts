/** The host of the installer files. */
import { packages } from '@/config/download/packages';
import type { HostRoutes } from '../context';
import { recordDownload } from '../downloads';
import { ApiError } from '../errors';
import { installer } from '../installers';
import { locate } from '../locations';
import { sendContent } from '../send';

/** Adds the files; each download is recorded. */
export const filesHost: HostRoutes = (app, { database }) => {
  app.get('/wpsdl/*', async (c) => {
    const location = locate(c.req.path);
    if (!location) throw new ApiError(404, 'no-file', 'There is no such file.');
    const { file } = packages[location.name];
    await recordDownload(c, database, file, location.channel);
    return sendContent(c, {
      ...installer(location),
      headers: {
        'Content-Disposition': `attachment; filename="${file}"`,
        // Not kept by the browser: every download shall be seen here.
        'Cache-Control': 'no-store',
      },
    });
  });
};
