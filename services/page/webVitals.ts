/** Measures how fast a page shows, responds and settles, and reports it to analytics; loaded when the browser is idle. */
import type { Metric } from 'web-vitals';
import { timings } from '@/config/site/limits';
import { track } from './analytics';
import { whenIdle } from './idle';

let measuring = false;
let wanted = false;

function report({ name, value, rating }: Metric): void {
  if (!wanted) return;
  track('ow_web_vitals', { metric: name, value: Math.round(value * 1000) / 1000, rating });
}

async function measure(): Promise<void> {
  if (measuring) return;
  measuring = true;
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
  } catch (error) {
    measuring = false;
    console.warn(`web-vitals: the page is not measured. ${String(error)}`);
  }
}

/**
 * Begins to measure, once per page load; the library can't be stopped, but what it finds after the
 * end is dropped.
 * @returns the end of it.
 */
export function reportWebVitals(): () => void {
  wanted = true;
  const callOff = whenIdle(() => void measure(), timings.webVitalsIdle);
  return () => {
    wanted = false;
    callOff();
  };
}
