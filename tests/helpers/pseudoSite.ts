/** The site from its sources, with pseudo texts in the place of one language. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { LanguageCode } from '@/config/site/languages';
import { freePort } from './freePort';

/** A development server that runs. */
export interface PseudoSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Longest time until the first page is there. */
const patience = 120_000;

/**
 * Starts `npm run dev` on a free port.
 * @throws Error with what the server said if it does not start; one that runs already is a reason.
 */
export async function startPseudoSite(language: LanguageCode): Promise<PseudoSite> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/commands/dev.ts'], {
    env: { ...process.env, PORT: String(port), PSEUDO_LOCALE: language, SANDBOX_MEMORY: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://localhost:${port}`;
  const close = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  for (const end = Date.now() + patience; Date.now() < end && child.exitCode === null;) {
    const answered = await fetch(`${url}/${language}/`).catch(() => null);
    if (answered?.ok) return { url, close };
    if (answered && answered.status >= 500) break;
    await wait(500);
  }
  await close();
  throw new Error(`The development server does not show the page:\n${said.trim()}`);
}
