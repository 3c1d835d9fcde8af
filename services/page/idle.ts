/** Puts off what can wait until the browser has nothing better to do. */
import { timings } from '@/config/site/limits';

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

/**
 * Runs it once the page and its pictures are there and the browser is idle: what it loads then
 * takes nothing from what the visitor waits for.
 * @returns what calls it off.
 */
export function afterLoad(run: () => void): () => void {
  let cancel = () => removeEventListener('load', wait);
  function wait() {
    cancel = whenIdle(run, timings.idleAfterLoad);
  }
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => cancel();
}
