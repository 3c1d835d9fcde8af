/** Sends events to the analytics host, in batches and by beacon: no page waits for them, and none breaks by them. */
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { eventBatch } from '@/config/visitor/events';
import { timings } from '@/config/site/limits';
import { cut, keepableJson } from '@/services/rules/keepable';
import { listenToEvents, type AnalyticsEvent, type EventValue } from './analytics';

/** Where batches go; the analytics variable names the part before the path. */
export const eventsUrl = `${hosts.analytics}${apiPaths.events}`;

/** Whether a visitor's events may leave the browser: not with Global Privacy Control, unless they agreed. */
export function maySendEvents(visitor: {
  readonly consented: boolean;
  readonly globalPrivacyControl: boolean;
}): boolean {
  return visitor.consented || !visitor.globalPrivacyControl;
}

interface Options {
  /** What goes with every event: when, who, where, in which variant. */
  readonly context: (time: number) => Readonly<Record<string, EventValue>>;
  /** Asked at every event; one that may not be sent is not kept for later. */
  readonly maySend: () => boolean;
}

const clipped = ([name, value]: [string, EventValue]) => [
  name,
  typeof value === 'string' ? cut(value, eventBatch.text) : value,
];

/**
 * Begins to send: what has been recorded so far, and from now on every event. A batch leaves a few
 * seconds after its first event, when it is full, and when the page is left. A batch that the
 * browser or the host refuses is lost; one line in the console says so.
 * @returns the end of it.
 */
export function startSender({ context, maySend }: Options): () => void {
  const ended = new AbortController();
  const encoder = new TextEncoder();
  let batch: string[] = [];
  let bytes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warned = false;

  function post(body: string): void {
    let reason: unknown = 'the browser took no beacon';
    try {
      // Plain text needs no preflight, which a page that is being left could not wait for.
      if (navigator.sendBeacon(eventsUrl, body)) return;
    } catch (error) {
      reason = error;
    }
    if (!warned) console.warn(`analytics: events were not sent. ${String(reason)}`);
    warned = true;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length === 0) return;
    const body = `{"events":[${batch.join(',')}]}`;
    batch = [];
    bytes = 0;
    post(body);
  }

  function take(event: AnalyticsEvent, time: number): void {
    if (ended.signal.aborted || !maySend()) return;
    const sent = Object.entries({ ...event, ...context(time) }).map(clipped);
    const text = keepableJson(Object.fromEntries(sent));
    const size = encoder.encode(text).length + 1;
    if (bytes + size > eventBatch.bytes) flush();
    batch.push(text);
    bytes += size;
    if (batch.length >= eventBatch.events) return flush();
    timer ??= setTimeout(flush, timings.eventsFlush);
    // What is recorded while the page is left: no timer would come to it.
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
  }

  const { signal } = ended;
  const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', flushWhenHidden, { signal });
  addEventListener('pagehide', flush, { signal });
  listenToEvents(take);
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
