/** What the commands that run the backend share: ending when asked, and errors in one line. */
import { constants } from 'node:os';

/** Milliseconds that an end may take; supervisors kill after ten seconds. */
const endTimeout = 9500;

/** Runs a command; what stops it is printed without a stack trace. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

/** Calls `end` when the process is asked to stop, then stops it; at once when asked again. */
export function onStop(end: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(128 + constants.signals[signal]);
      isStopping = true;
      setTimeout(() => {
        console.error('The end took too long.');
        process.exit(1);
      }, endTimeout).unref();
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          process.exit(1);
        },
      );
    });
}
