/** Collects what the recorder notes, and sends it in batches of limited size and age. */
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { timings } from '@/config/site/limits';
import { recorder as limits } from '@/config/visitor/recorder';
import { keepableJson } from '@/services/rules/keepable';
import { newId } from './ids';

/** Where batches go; the recorder variable names the part before the path. */
const url = `${hosts.recorder}${apiPaths.recorder}`;

/** Sends one batch. A page that is being left can only send little. @throws if it did not arrive. */
async function post(body: string, leaving: boolean): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
    keepalive: leaving && new Blob([body]).size <= limits.lastBatchBytes,
    signal: AbortSignal.timeout(timings.recorderTimeout),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

/** The batches of one recording. */
export class RecorderBatches {
  /** Ties the batches of a page load together; it is stored nowhere. */
  readonly #session = newId();
  #events: string[] = [];
  #length = 0;
  #batch = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param failed told once when a batch is lost: what follows could not be replayed. */
  constructor(private readonly failed: (reason: unknown) => void) {}

  /** Adds an event; a batch that is full leaves at once. */
  add(event: object): void {
    const text = keepableJson(event);
    this.#events.push(text);
    this.#length += text.length;
    if (this.#length >= limits.batchLength) this.send();
    else this.#timer ??= setTimeout(() => this.send(), limits.batchInterval);
  }

  /** Sends what there is. @param leaving the page may be gone before the answer. */
  send(leaving = false): void {
    const events = this.#events;
    this.discard();
    if (events.length === 0) return;
    const head = { session: this.#session, batch: this.#batch++, page: location.pathname };
    const body = `${JSON.stringify(head).slice(0, -1)},"events":[${events.join(',')}]}`;
    post(body, leaving).catch((error: unknown) => {
      // A page that is left aborts what is under way; that is no failure of the recorder.
      if (!leaving) this.failed(error);
    });
  }

  /** Forgets what has not been sent. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#events = [];
    this.#length = 0;
  }
}
