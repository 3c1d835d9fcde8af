/** The thread beside the one that the embedded database runs in: see watchdog.ts. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, seconds, words } = workerData;

let seen = -1;
let silent = 0;

// Counted, not measured: a machine that was asleep has not waited.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  silent = now === seen ? silent + 1 : 0;
  seen = now;
  if (silent < seconds) return;
  writeSync(2, `${words}\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1000);
