/** A backend in a process of its own, for tests that end it: prints its address when it is ready. */
import { onStop } from '@/sandbox/commands/process';
import { startServer } from '@/sandbox/server';

const server = await startServer({ port: 0, outDir: process.env.OUT_DIR ?? 'none', quiet: true });
onStop(() => server.close(5000));
await server.ready();
console.log(server.url);
