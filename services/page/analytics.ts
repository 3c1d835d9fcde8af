/** Analytics events: pushed to `window.dataLayer`, where a tag manager may read them, and handed to our own sender. */
import type { EventName, EventParameter } from '@/config/visitor/events';

/** Value of a parameter. */
export type EventValue = string | number | boolean;

/** An event, as it stands in the data layer. */
export interface AnalyticsEvent {
  readonly event: EventName;
  readonly [parameter: string]: EventValue;
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Is told of an event, and when it happened, in milliseconds since the epoch. */
type Listener = (event: AnalyticsEvent, time: number) => void;

/** What was recorded before the sender was there: it is loaded after the page. */
const early: Parameters<Listener>[] = [];
let tell: Listener = (...heard) => {
  early.push(heard);
};

/** Hands every event to a listener, those first that came before it. */
export function listenToEvents(listener: Listener): void {
  tell = listener;
  early.splice(0).forEach((heard) => listener(...heard));
}

/** Records an event. Never throws and never waits: a blocker must not break a click. */
export function track<Name extends EventName>(
  event: Name,
  parameters: Partial<Record<EventParameter<Name>, EventValue>> = {},
): void {
  try {
    const recorded = { event, ...parameters };
    tell(recorded, Date.now());
    (window.dataLayer ??= []).push(recorded);
  } catch (error) {
    console.warn(`analytics: ${event} was not recorded`, error);
  }
}
