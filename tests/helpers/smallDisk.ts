/** A disk of a few megabytes, to be filled: a tmpfs, which root may mount. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes room until so many megabytes are left, or gives it back. */
  leave(megabytes: number): void;
  close(): void;
}

const megabyte = 1_000_000;

/** Mounts one. @returns `null` where that is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    const options = `size=${megabytes * megabyte}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    leave(left) {
      rmSync(ballast, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      const bytes = bavail * bsize - left * megabyte;
      if (bytes > 0) writeFileSync(ballast, Buffer.alloc(bytes));
    },
    close() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
