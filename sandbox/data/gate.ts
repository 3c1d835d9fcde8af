/** Lets work that costs a processor through a few at a time, so that everything else goes on beside it. */

/** More wait already than could be done in good time. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';

  constructor() {
    super('More wait already than can be served.');
  }
}

/**
 * Makes a gate.
 * @param most how much is done at a time.
 * @param waiting how many may wait for it.
 * @returns what runs a task once it is its turn, and rejects with Overloaded where too many wait.
 */
export function createGate(
  most: number,
  waiting: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) {
      if (queue.length >= waiting) throw new Overloaded();
      // Whoever ends hands its place on, so that nobody who comes later is first.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
