/** The thread that renews the lease of a folder, and ends the process that has lost it: see lock.ts. */
import { readFileSync, utimesSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { file, id, ended, renewal, words } = workerData;

/** Renews the lease. @returns whether it was still there. */
function renew() {
  try {
    if (JSON.parse(readFileSync(file, 'utf8')).id !== id) return false;
    const now = new Date();
    utimesSync(file, now, now);
    return true;
  } catch (error) {
    // A file system that fails for a moment has taken nothing away.
    return error.code !== 'ENOENT' && !(error instanceof SyntaxError);
  }
}

setInterval(() => {
  if (Atomics.load(ended, 0) === 1 || renew() || Atomics.load(ended, 0) === 1) return;
  writeSync(2, `${words}\n`);
  process.kill(process.pid, 'SIGKILL');
}, renewal);
