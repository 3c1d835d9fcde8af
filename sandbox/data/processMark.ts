/** What tells a process from every other one, also from a later one with its number and from those of other containers: on Linux. */
import { readFileSync, readlinkSync } from 'node:fs';

/** The start of the machine and the world of process numbers that a process lives in. */
function world(): string {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
}

/** When a process of this world has started, in ticks since the machine has; `null` if there is none. */
function startOf(pid: number): string | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold anything; the start is the 20th field after it.
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** Marks of processes. */
export const processMark = {
  /** The mark of this process; empty where the system has none. */
  own(): string {
    try {
      return `${world()} ${startOf(process.pid)}`;
    } catch {
      return '';
    }
  },

  /** Whether the process with a number and a mark lives; `undefined` where that can't be seen from here. */
  isAlive(pid: number, mark: string): boolean | undefined {
    try {
      const here = world();
      if (!mark.startsWith(`${here} `)) return undefined;
      return mark === `${here} ${startOf(pid)}`;
    } catch {
      return undefined;
    }
  },
} as const;
