/** Work shared among processes. */
import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Hands a process one task after another, as it answers each. @throws Error if it fails. */
function workOff(worker: ChildProcess, waiting: Serializable[]): Promise<void> {
  const next = () => {
    const task = waiting.shift();
    if (task === undefined) worker.disconnect();
    else worker.send(task);
  };
  next();
  return new Promise((resolve, reject) => {
    worker.on('message', next);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('A share of the work has failed.')),
    );
  });
}

/**
 * Runs a script once for every core, and hands out the tasks.
 * @param script answers each message with one of its own.
 */
export async function inProcesses(script: string, tasks: readonly Serializable[]): Promise<void> {
  const waiting = [...tasks];
  const workers = Array.from({ length: availableParallelism() }, () => fork(script));
  await Promise.all(workers.map((worker) => workOff(worker, waiting))).finally(() =>
    workers.forEach((worker) => worker.kill()),
  );
}
