/** The published site in a process of its own, for variables that are read when it starts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort';

/** A server that runs. */
export interface SiteProcess {
  readonly url: string;
  close(): Promise<void>;
}

/** Tenths of a second until it answers. */
const patience = 300;

/** Serves `out/` with the embedded backend. @throws Error with what the server said if it does not start. */
export async function startSite(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const port = await freePort();
  const script = `
    const { startServer } = await import('@/sandbox/server');
    await startServer({ port: ${port}, outDir: 'out', memory: true, takesOrders: true, quiet: true });`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < patience && child.exitCode === null; tries += 1) {
    if (await fetch(url).catch(() => null))
      return {
        url,
        async close() {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
        },
      };
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The site does not answer:\n${said.trim()}`);
}
