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
