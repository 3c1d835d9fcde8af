/** Knows when a page is fully loaded, also for code that came after that. */
import { timings } from '@/config/site/limits';

/** When the load event ended, in milliseconds from the start of the page; 0 before that. */
function loadEnd(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0;
}

/**
 * Calls back two seconds after the load event (specification, section 7), or now if they have passed.
 * @param done gets the time of the load event, in milliseconds from the start of the page.
 * @returns the end of waiting.
 */
export function onLoadComplete(done: (loadTime: number) => void): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const loaded = loadEnd() || performance.now();
    const left = loaded + timings.loadCompleteDelay - performance.now();
    timer = setTimeout(() => done(Math.round(loaded)), Math.max(0, left));
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: ended.signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
