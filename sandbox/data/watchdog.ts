/** Ends the process when its embedded database has died: it then keeps the only thread busy for ever, so that no signal gets through, or fails for ever. */
import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Milliseconds between signs of life. */
const beat = 500;

/** Seconds without one after which the database counts as dead. */
export const patience = 30;

const words =
  'The embedded database has died, most likely because its disk is full. The process ends now. ' +
  'Make room and start it again: what was acknowledged is kept.';

/** Whether an error says that the database is dead: Postgres panicked, or its machine code stopped. */
export function isDeath(error: unknown): boolean {
  const { severity } = error as { severity?: unknown };
  return severity === 'PANIC' || error instanceof WebAssembly.RuntimeError;
}

/** Looks after one database. */
export interface Watchdog {
  /** Tells of a statement that has begun. @returns what tells that it has ended. */
  began(): () => void;
  /** Ends the process if an error says that the database is dead: it answers everything with another one. */
  heed(error: unknown): void;
  close(): Promise<void>;
}

/**
 * Starts to watch. A sign of life is given while nothing waits for the database, or some of it gets on.
 * @param seconds how long to wait for one; the machine's own pauses do not count.
 */
export function watch(seconds = patience): Watchdog {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const data = { beats, seconds, words };
  // A thread of its own goes on where this one hangs.
  const thread = new Worker(new URL('./watchdogThread.js', import.meta.url), {
    workerData: data,
    // What this process was started with, such as a loader, is of no use there.
    execArgv: [],
  });
  thread.unref();
  let waiting = 0;
  let ended = 0;
  let seen = 0;
  const timer = setInterval(() => {
    if (waiting === 0 || ended !== seen) Atomics.add(beats, 0, 1);
    seen = ended;
  }, beat).unref();
  return {
    began() {
      waiting += 1;
      return () => {
        waiting -= 1;
        ended += 1;
      };
    },
    heed(error) {
      if (!isDeath(error)) return;
      writeSync(2, `${words} (${(error as Error).message})\n`);
      process.exit(1);
    },
    async close() {
      clearInterval(timer);
      await thread.terminate();
    },
  };
}
