/** What tests wait for where nothing is to happen: an event that comes after it would have. Time alone proves nothing. */
import type { Page } from '@playwright/test';
import type { EventName } from '@/config/visitor/events';

/** Waits until the page has told analytics of an event. */
export async function eventTold(page: Page, name: EventName): Promise<void> {
  await page.waitForFunction(
    (wanted) => window.dataLayer?.some((entry) => 'event' in entry && entry.event === wanted),
    name,
  );
}

/** Waits until the page has done all that it does by itself: late parts, their calls, what these bring. */
export const pageAtRest = (page: Page): Promise<void> => eventTold(page, 'ow_load_complete');

/** Waits until what was done is painted, and what the paint calls has run. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );
}

/** How far what the page shows has moved by itself so far: its layout shifts, added up. */
export async function layoutShift(page: Page): Promise<number> {
  await painted(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry) sum += Number(entry.value);
            else if (entry.name === 'shifts-read') resolve(sum);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Comes after all shifts that were buffered.
        observer.observe({ type: 'mark' });
        performance.mark('shifts-read');
      }),
  );
}
