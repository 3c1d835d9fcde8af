/** `npm run dev`: the site from its sources on PORT, the embedded backend on the port after it. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { portFrom, requireFreePort } from '../http/port';
import { onStop, runCommand } from './process';
import { startServer } from '../server';
import { textErrors, watchTexts } from '@/locales/watch';

runCommand(async () => {
  const port = portFrom(process.env.PORT);
  await requireFreePort(port);
  const backend = await startServer({ port: port + 1, outDir: 'out', quiet: true });
  await backend.ready();
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'dev', '--port', String(port)], {
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
