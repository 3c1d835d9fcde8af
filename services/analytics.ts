/** Analytics events: pushed to `window.dataLayer`, where a tag manager or our own sender picks them up. */

/** Event names (specification, section 7). */
export type EventName =
  'ow_free_download' | 'ow_download' | 'ow_package_ready' | 'ow_package_fail' | 'ow_guide_close';

/** Parameters of an event, in the words of the analytics host. */
export type EventParameters = Readonly<Record<string, string | number | boolean>>;

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Records an event. Never throws and never waits: a blocker must not break a click. */
export function track(event: EventName, parameters: EventParameters = {}): void {
  try {
    (window.dataLayer ??= []).push({ event, ...parameters });
  } catch (error) {
    console.warn(`analytics: ${event} was not recorded`, error);
  }
}
