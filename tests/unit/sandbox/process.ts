/** A backend in a process of its own, for tests that kill it: prints its address when it is ready. */
import { startServer } from '@/sandbox/server';

const server = await startServer({ port: 0, outDir: 'none', quiet: true });
await server.ready();
console.log(server.url);
