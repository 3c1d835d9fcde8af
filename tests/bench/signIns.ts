/** `npm run bench -- --sign-ins`: a hundred sign-ins at once, and how long a page takes meanwhile. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startProcess } from '@/tests/unit/sandbox/ownProcess';

const signIns = 100;

/** The longest that a page may take meanwhile, in milliseconds. */
const limit = 300;

/** Between two pages, in milliseconds. */
const pause = 20;

const page = '/pricing/';

/** Nobody has these addresses, which takes as long as a wrong password. */
const sender = `
  const { parentPort, workerData: { url, count } } = require('node:worker_threads');
  const signIn = async (number) => {
    const body = new URLSearchParams({ email: number + '@example.org', password: 'guess' });
    const answer = await fetch(url + '/signin/', { method: 'POST', body });
    await answer.arrayBuffer();
    return answer.status;
  };
  Promise.all(Array.from({ length: count }, (_, number) => signIn(number)))
    .then((statuses) => parentPort.postMessage(statuses));`;

/**
 * Measures.
 * @throws Error if a page took longer than the limit, or there was no time to ask for one.
 */
export async function signInReport(): Promise<string> {
  if (!existsSync('out/index.html')) throw new Error('There is no built site: npm run build');
  const backend = await startProcess({ SANDBOX_MEMORY: '1', SMTP_URL: '', OUT_DIR: 'out' });
  const read = async (): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(backend.url + page);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${page} was answered with ${answer.status}.`);
    return performance.now() - began;
  };
  /** From a thread of their own: what they cost the sender counts for no page. */
  const signInAll = async (count: number): Promise<number[]> => {
    const worker = new Worker(sender, { eval: true, workerData: { url: backend.url, count } });
    const [statuses] = (await once(worker, 'message')) as [number[]];
    return statuses;
  };
  try {
    for (let warm = 0; warm < 20; warm += 1) await read();
    await signInAll(10);
    const alone = await read();
    const began = performance.now();
    let isOver = false;
    const all = signInAll(signIns).finally(() => (isOver = true));
    const times: number[] = [];
    while (!isOver) {
      times.push(await read());
      await sleep(pause);
    }
    const statuses = await all;
    const seconds = (performance.now() - began) / 1000;
    const refused = statuses.filter((status) => status === 503).length;
    times.sort((one, other) => one - other);
    const worst = times.at(-1) ?? Infinity;
    const line =
      `${signIns} sign-ins in ${seconds.toFixed(1)} s, ${refused} told to come back; meanwhile ` +
      `${times.length} pages, half of them within ${Math.round(times[times.length >> 1] ?? 0)} ms, ` +
      `all within ${Math.round(worst)} ms (alone: ${Math.round(alone)} ms)`;
    if (worst > limit) throw new Error(`${line}. That is more than ${limit} ms.`);
    return line;
  } finally {
    await backend.end('SIGKILL');
  }
}
