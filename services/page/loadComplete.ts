/** Knows when a page is fully loaded, also for code that came after that. */
import { timings } from '@/config/site/limits';
import { whenLoaded } from './idle';

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = whenLoaded(() => {
    const loaded = loadEnd() || performance.now();
    const left = loaded + timings.loadCompleteDelay - performance.now();
    timer = setTimeout(() => done(Math.round(loaded)), Math.max(0, left));
  });
  return () => {
    callOff();
    clearTimeout(timer);
  };
}
