/** Ends an HTTP server without cutting anybody off: what was accepted is answered. */
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long connections that already wait are still taken, in milliseconds. */
const lastCall = 200;

/** Ends a server. */
export interface Drain {
  /** Whether the end has begun. */
  isEnding(): boolean;
  /** Watches a server, from before its first request on. */
  watch(server: Server): void;
  /** Resolves when all connections have ended. @param grace milliseconds for requests under way. */
  end(server: Server, grace: number): Promise<void>;
}

/** Makes what ends a server. */
export function createDrain(): Drain {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  return {
    isEnding: () => isEnding,
    watch(server) {
      server.prependListener('request', (_, response) => {
        // The client is told not to send another request on this connection.
        if (isEnding) response.shouldKeepAlive = false;
        underWay.add(response);
        response.once('close', () => underWay.delete(response));
      });
    },
    async end(server, grace) {
      isEnding = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      if (grace > 0) await sleep(lastCall);
      const closed = new Promise((resolve) => server.close(resolve));
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(timer);
    },
  };
}
