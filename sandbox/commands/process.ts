/** What the commands that run the backend share: ending on Ctrl-C, and errors in one line. */

/** Runs a command; what stops it is printed without a stack trace. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

/** Calls `end` once when the process is asked to stop, then stops it. */
export function onStop(end: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void end()
        .catch(() => undefined)
        .then(() => process.exit(0));
    });
}
