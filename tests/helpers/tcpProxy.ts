/** A TCP proxy that can fall silent: connections stay open, and nothing goes through any more. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy that runs. */
export interface TcpProxy {
  readonly port: number;
  /** Nothing goes through from now on; new connections are taken, and not answered. */
  fallSilent(): void;
  /** New connections go through again; those that fell silent stay so. */
  speak(): void;
  stop(): Promise<void>;
}

/** Starts a proxy to a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined).once('close', () => sockets.delete(client));
    if (isSilent) return;
    const upstream = connect(target, '127.0.0.1');
    sockets.add(upstream);
    upstream.on('error', () => client.destroy()).once('close', () => sockets.delete(upstream));
    client.once('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    speak: () => void (isSilent = false),
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
