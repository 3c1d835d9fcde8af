/** Keeps a second server away from a database folder that is in use: the embedded database has one owner. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const held = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes a folder for this process; a lock left behind by a process that has ended counts for nothing.
 * @returns what gives it back.
 * @throws Error naming the owner and the way out.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const write = (): void => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    // In a restarted container the owner that has ended may have had this process's number.
    if (owner === process.pid ? held.has(file) : owner && isRunning(owner))
      throw new Error(
        `The folder ${folder} is in use by process ${owner}. Stop that server, or give this one ` +
          'a folder of its own: SANDBOX_DIR=.sandbox-2',
      );
    rmSync(file, { force: true });
    write();
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}
