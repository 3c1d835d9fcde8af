/** Puts off what can wait: until the page is loaded, until the browser has nothing better to do. */
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
 * Runs it once the page and its pictures are there and the `load` event is over, also for code that
 * came after that.
 * @returns what calls it off.
 */
export function whenLoaded(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(run);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}

/**
 * Runs it once the page is loaded and the browser is idle: what it loads then takes nothing from
 * what the visitor waits for.
 * @returns what calls it off.
 */
export function afterLoad(run: () => void): () => void {
  let cancel = whenLoaded(() => {
    cancel = whenIdle(run, timings.idleAfterLoad);
  });
  return () => cancel();
}
