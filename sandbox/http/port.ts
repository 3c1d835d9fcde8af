/** Ports: reading the wish, and saying plainly when a port is taken. */
import { createServer, type Server } from 'node:net';

/**
 * The port that the environment asks for.
 * @throws Error if it is no port number.
 */
export function portFrom(value: string | undefined, fallback = 3000): number {
  if (!value) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT=${value} is not a port. Give a number from 1 to 65535.`);
}

/** Connections that may wait to be taken: a thousand visitors at once are not turned away. */
const backlog = 4096;

/**
 * Makes a server listen.
 * @param host the address of the network that it listens on.
 * @returns the port, which is a free one where 0 was asked for.
 * @throws Error with advice if the port is taken.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const advice =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop the other program or choose another port: PORT=${port + 1} npm start.`
          : error.code === 'EACCES'
            ? `Port ${port} may not be used without special rights. Choose another port: PORT=3000 npm start.`
            : ['EADDRNOTAVAIL', 'ENOTFOUND'].includes(error.code ?? '')
              ? `HOST=${host} is no address of this machine.`
              : undefined;
      reject(advice ? new Error(advice) : error);
    });
    server.listen({ port, host, backlog }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Finds out early whether a port is free.
 * @throws Error with advice if it is not.
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}
