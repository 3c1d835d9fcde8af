/** The published site with the embedded backend, behind a proxy that lets every page tell its problems. */
import { request } from '@playwright/test';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Backend } from '@/tests/helpers/backend';
import { freePort } from '@/tests/helpers/freePort';

/** A site that runs. */
export interface WatchedSite {
  readonly url: string;
  /** A scope of its own in the backend: what arrives, and the cookie that says whose it is. */
  scope(): { id: string; backend: Backend };
  close(): Promise<void>;
}

/**
 * Keeps what goes wrong on a page where WebDriver can read it. It runs before the page's policy is
 * read, which forbids it, and leaves no trace in the document.
 */
function watch(): void {
  const keep = (text: string) => {
    const kept = JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[];
    sessionStorage.setItem('problems', JSON.stringify([...kept, text]));
  };
  const { error } = console;
  console.error = (...words: unknown[]) => {
    keep(`console: ${words.map(String).join(' ')}`);
    error.apply(console, words);
  };
  addEventListener(
    'error',
    ({ message, target }) => {
      const address = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
      keep(`exception: ${message ?? address}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    keep(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  document.currentScript?.remove();
}

/** Passes a request on; pages come back with the watching script before all else. */
function pass(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const options = {
    port,
    method,
    path: url,
    headers: { ...headers, 'accept-encoding': 'identity' },
  };
  const passed = send(options, (got) => {
    const isPage = got.headers['content-type']?.startsWith('text/html');
    if (isPage) delete got.headers['content-length'];
    answer.writeHead(got.statusCode ?? 502, got.headers);
    if (!isPage) return void got.pipe(answer);
    let html = '';
    got.setEncoding('utf8');
    got.on('data', (chunk: string) => (html += chunk));
    got.on('end', () =>
      answer.end(html.replace('<head>', () => `<head><script>(${watch.toString()})()</script>`)),
    );
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

/** Starts backend and proxy on free ports. @throws Error if the backend does not come up. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/commands/serve.ts'], {
    env: { ...process.env, PORT: String(port), SANDBOX_MEMORY: '1', SANDBOX_ORDERS: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const own = `http://localhost:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error('The backend does not start.');
    if (
      await fetch(own).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await wait(100);
  }
  const proxy = createServer((asked, answer) => pass(port, asked, answer));
  const front = await freePort();
  proxy.listen(front, 'localhost');
  await once(proxy, 'listening');
  const orders = await request.newContext({ baseURL: own });
  return {
    url: `http://localhost:${front}`,
    scope() {
      const id = randomUUID();
      return { id, backend: new Backend(orders, id) };
    },
    async close() {
      await orders.dispose();
      proxy.closeAllConnections();
      proxy.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
