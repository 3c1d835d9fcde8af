/** What the site tells analytics: every event with its parameters (specification, section 7). `docs/analytics.md` explains them to marketers. */
import { experiments } from './experiments';

const download = ['module', 'button', 'channel', 'package', 'client_id', 'legacy_client'] as const;

const table = {
  ow_page_view: [],
  ow_load_complete: ['load_time'],
  ow_abtest_request: [],
  ow_navigation_click: ['module', 'button'],
  ow_package_ready: ['device'],
  ow_package_fail: ['device', 'channel', 'error'],
  ow_free_download: download,
  ow_download: [...download, 'error'],
  ow_guide_close: ['guide'],
  ow_help_search: ['results'],
  ow_web_vitals: ['metric', 'value', 'rating'],
} as const satisfies Record<string, readonly string[]>;

/** Name of an event. */
export type EventName = keyof typeof table;

/** Name of a parameter of an event. */
export type EventParameter<Name extends EventName> = (typeof table)[Name][number];

/** Events and the parameters that each may have. */
export const events: Readonly<Record<EventName, readonly string[]>> = table;

/** What is sent with every event, whatever it is. The A/B arms go under the names of their parameters. */
export const commonParameters = [
  'time',
  'client_id',
  'page',
  'language',
  'ad_page',
  ...Object.values(experiments),
] as const;

/** What analytics calls the places of menu links, by the element that they stand in. */
export const navigationModules = { header: 'top navigation', footer: 'footer' } as const;

/**
 * A batch of analytics events: how many, how many bytes, and the longest text in one. Browsers carry
 * 64 kB of beacons at a time, and the recorder needs its share.
 */
export const eventBatch = { events: 20, bytes: 30_000, text: 500 } as const;
