/** `npm run dev`: the site from its sources on PORT, the embedded backend on the port after it. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { portFrom, requireFreePort } from '../http/port';
import { onStop, runCommand } from './process';
import { hostFrom, isLoopback } from '../reach';
import { startServer } from '../server';
import { textErrors, watchTexts } from '@/locales/watch';

runCommand(async () => {
  const port = portFrom(process.env.PORT);
  const host = hostFrom(process.env);
  await requireFreePort(port, host);
  const backend = await startServer({
    port: port + 1,
    outDir: 'out',
    takesOrders: true,
    quiet: true,
    // Whatever `HOST` says, it is reached through Next, which says for whom it asks.
    settings: { host: '127.0.0.1', isTrustedProxy: isLoopback },
  });
  await backend.ready();
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'dev', '--port', String(port), '--hostname', host], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), SANDBOX_URL: backend.url },
  });
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 0));
  });
  const unwatch = watchTexts('locales', textErrors, console.error);
  onStop(async () => {
    unwatch();
    child.kill('SIGTERM');
    await ended;
    await backend.close();
  });
  process.exitCode = await ended;
  unwatch();
  await backend.close();
});
