/** Serves the site that has been built. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onStop } from './process';
import { startServer } from '../server';

const outDir = 'out';

/** How long requests under way may take once the process is asked to stop, in milliseconds. */
const requestGrace = 5000;

/**
 * Serves `out/` until the process is stopped; the last line printed is the address.
 * @param takesOrders test mode, where nothing in the environment speaks against it.
 * @throws Error with advice if nothing has been built, or the port is taken.
 */
export async function servePublishedSite(port: number, takesOrders = false): Promise<void> {
  if (!existsSync(join(outDir, 'index.html')))
    throw new Error('There is no built site in out/. Make one first: npm run build');
  const server = await startServer({ port, outDir, takesOrders, quiet: true });
  onStop(() => server.close(requestGrace));
  await server.ready();
  console.log(server.url);
}
