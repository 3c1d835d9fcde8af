/** Puts off what can wait until the browser has nothing better to do. */

/**
 * Runs it in an idle moment.
 * @param timeout milliseconds after which it runs all the same; where the browser does not tell of
 * idle moments, the time that is waited.
 * @returns what calls it off.
 */
export function whenIdle(run: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, timeout);
  return () => clearTimeout(timer);
}
