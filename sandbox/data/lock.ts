/** Keeps a second server away from a folder that is in use, also one in another container: the embedded database has one owner. */
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { processMark } from './processMark';

/** Milliseconds between renewals of a lease. */
const renewal = 2000;

/** Milliseconds without one after which a lease has ended. */
const patience = 12_000;

/** Milliseconds between looks at a lease of somebody else. */
const look = 200;

/** Who has a folder. The id is random: nobody else has it, whatever their process number or host. */
interface Lease {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  /** Empty where the system can't tell. */
  readonly mark: string;
}

const words = (folder: string): string =>
  `The folder ${folder} has been taken from this process, or removed. The process ends now, so ` +
  'that nothing is written into a database that another one uses.';

/** A lease as it stands in its file; `null` where there is none that can be read. */
function readLease(file: string): Lease | null {
  try {
    const lease = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Lease> | null;
    return typeof lease?.id === 'string' ? (lease as Lease) : null;
  } catch {
    return null;
  }
}

/** When a lease was renewed last, and whose it is, as one text that changes with either. */
function stateOf(file: string): string | null {
  try {
    return `${fs.statSync(file).mtimeMs} ${readLease(file)?.id}`;
  } catch {
    return null;
  }
}

const sleep = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Whether a lease is held. Where the system can't tell of its process, it shows by being renewed. */
function isHeld(file: string, lease: Lease | null, wait: number): boolean {
  const alive = lease && processMark.isAlive(lease.pid, lease.mark);
  if (typeof alive === 'boolean') return alive;
  // Watched, not compared with this machine's clock: the other may have another.
  const before = stateOf(file);
  for (let waited = 0; waited < wait; waited += look) {
    if (before === null) return false;
    sleep(look);
    if (stateOf(file) !== before) return stateOf(file) !== null;
  }
  return false;
}

/** Writes a lease into a file that nobody has made before. @returns whether that was so. */
function write(file: string, lease: Lease): boolean {
  try {
    const descriptor = fs.openSync(file, 'wx');
    fs.writeSync(descriptor, JSON.stringify(lease));
    fs.closeSync(descriptor);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Removes a lease that has ended, and no other: of several that have waited for the same end, one is
 * first, and its own lease is in this place by then.
 */
function remove(file: string, ended: Lease | null, id: string): void {
  const aside = `${file}.${id}`;
  try {
    fs.renameSync(file, aside);
    if (readLease(aside)?.id !== ended?.id) fs.linkSync(aside, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'EEXIST'].includes(code)) throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/** Renews a lease in a thread of its own: the database may keep this one busy for longer. */
function renew(folder: string, file: string, id: string): () => void {
  const ended = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(new URL('./leaseThread.js', import.meta.url), {
    workerData: { file, id, ended, renewal, words: words(folder) },
    execArgv: [],
  });
  thread.unref();
  return () => {
    Atomics.store(ended, 0, 1);
    void thread.terminate();
  };
}

/**
 * Takes a folder for this process. A lease that was left behind counts for nothing: at once where the
 * system knows that its process has ended, else when it has not been renewed for some seconds.
 * @param wait milliseconds without a renewal after which a lease has ended.
 * @returns what gives it back.
 * @throws Error naming the owner and the way out.
 */
export function lockFolder(folder: string, wait = patience): () => void {
  fs.mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const lease: Lease = {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    mark: processMark.own(),
  };
  while (!write(file, lease)) {
    const other = readLease(file);
    if (isHeld(file, other, wait))
      throw new Error(
        `The folder ${folder} is in use by process ${other?.pid} on ${other?.host}. Stop that ` +
          'server, or give this one a folder of its own: SANDBOX_DIR=.sandbox-2',
      );
    remove(file, other, lease.id);
  }
  const stop = renew(folder, file, lease.id);
  return () => {
    stop();
    if (readLease(file)?.id === lease.id) fs.rmSync(file, { force: true });
  };
}
