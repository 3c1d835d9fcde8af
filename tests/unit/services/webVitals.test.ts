// @vitest-environment happy-dom
/** Measurements: begun once, when the browser is idle, and reported only while they may be. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { reportWebVitals } from '@/services/page/webVitals';

const library = vi.hoisted(() => ({
  begun: [] as string[],
  report: [] as ((m: Metric) => void)[],
}));
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: (metric: Metric) => void) => {
        library.begun.push(name);
        library.report.push(report);
      },
    ]),
  ),
);

const idle: (() => void)[] = [];
const measured = () =>
  library.report[0]?.({ name: 'CLS', value: 0.01234, rating: 'good' } as Metric);

beforeEach(() => {
  window.dataLayer = [];
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => (idle[handle - 1] = () => undefined));
});

test('a page is measured from the first idle moment in which it may be', async () => {
  reportWebVitals()();
  idle.forEach((run) => run());
  await vi.dynamicImportSettled();
  expect(library.begun).toEqual([]);

  const end = reportWebVitals();
  idle.forEach((run) => run());
  await vi.waitFor(() => expect(library.begun).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']));
  measured();
  const event = { event: 'ow_web_vitals', metric: 'CLS', value: 0.012, rating: 'good' };
  expect(window.dataLayer).toEqual([event]);

  end();
  measured();
  expect(window.dataLayer).toEqual([event]);

  reportWebVitals();
  idle.forEach((run) => run());
  await vi.dynamicImportSettled();
  expect(library.begun).toHaveLength(5);
  measured();
  expect(window.dataLayer).toEqual([event, event]);
});
