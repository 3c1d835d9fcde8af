/** Runs a backend in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A backend that runs. */
export interface OwnProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has printed to its error output. */
  errors(): string;
  /** Sends a signal and waits for the end. @returns the exit code, or `null` where a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts one. @param env variables besides those of this process. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<OwnProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/unit/sandbox/process.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SANDBOX_MEMORY: '',
      SANDBOX_ORDERS: 'forced',
      SANDBOX_POSTS_PER_MINUTE: '1000000',
      ...env,
    },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('http')) continue;
    return {
      url: line,
      child,
      errors: () => errors,
      async end(signal) {
        if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
        const ended = once(child, 'exit');
        child.kill(signal);
        const [code] = (await ended) as [number | null];
        return code;
      },
    };
  }
  throw new Error(`The backend ended before it was ready: ${errors}`);
}
