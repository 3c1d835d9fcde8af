/** Sends what is in the outbox, and tries again what could not be sent: each mail for itself. */
import type { Database } from '../data/queries';
import type { Settings } from '../settings';
import { createDelivery } from './delivery';
import { tellOperator } from './notes';
import { createNudge } from './nudge';
import { claimMail, nextMail, releaseClaims, type ClaimedMail } from './outbox';
import { lookAfter } from './retries';
import { connections, openTransport } from './transport';

/** The part of the backend that sends mail. */
export interface Sender {
  /** Begins, with what an earlier run has left. */
  start(): void;
  /** There is new mail. */
  wake(): void;
  /** Ends when what is on its way has arrived, or `grace` milliseconds have passed. */
  stop(grace?: number): Promise<void>;
}

/** Mails that failed before may take so many of the connections: new mail always gets through. */
const retries = 2;

/** Milliseconds: longest time between looks for mail that another backend left, and between notes. */
const longestSleep = 30_000;
const shortestSleep = 50;
const noteInterval = 60 * 60_000;

/** How long a stop waits for what is on its way, in milliseconds. */
const stopGrace = 2000;

const after = (time: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, time).unref());

/** Makes the sender of a database. */
export function createSender(database: Database, settings: Settings): Sender {
  const transport = openTransport(settings);
  const nudge = createNudge();
  const delivery = createDelivery(database, settings, transport);
  const onTheirWay = new Map<string, { readonly isRetry: boolean; readonly done: Promise<void> }>();
  let state: 'new' | 'running' | 'stopped' = 'new';
  let work: Promise<void> | undefined;
  let failures = 0;
  let told = 0;

  function begin(mail: ClaimedMail): void {
    const done = delivery
      .deliver(mail)
      .catch((error: Error) => console.warn(`Mail ${mail.id}: ${error.message}`))
      .finally(() => {
        onTheirWay.delete(mail.id);
        nudge.wake();
      });
    onTheirWay.set(mail.id, { isRetry: mail.attempts > 1, done });
  }

  /** Begins what is due. @returns milliseconds until there may be something to do again. */
  async function turn(): Promise<number> {
    if (delivery.isServerAway() && !(await delivery.look()))
      return lookAfter(++failures, settings.mailRetry);
    if (Date.now() - told >= noteInterval && (await tellOperator(database, settings.operatorMail)))
      told = Date.now();
    const free = connections - onTheirWay.size;
    const retried = [...onTheirWay.values()].filter(({ isRetry }) => isRetry).length;
    const tried = await claimMail(database, Math.min(free, retries - retried), 'tried');
    const fresh = await claimMail(database, free - tried.length, 'new');
    for (const mail of [...tried, ...fresh]) begin(mail);
    failures = 0;
    const isFull = onTheirWay.size >= connections || retried + tried.length >= retries;
    // Where all places are taken, whoever leaves one wakes us.
    const next = isFull ? longestSleep : ((await nextMail(database)) ?? longestSleep);
    return Math.min(longestSleep, Math.max(next, shortestSleep));
  }

  async function run(): Promise<void> {
    // With a database server, the claims may be those of another backend.
    if (!settings.databaseUrl) await releaseClaims(database).catch(() => undefined);
    while (state === 'running') {
      const wait = await turn().catch((error: Error) => {
        console.warn(`The outbox can't be read: ${error.message.replace(/\s+/g, ' ')}`);
        return lookAfter(++failures, settings.mailRetry);
      });
      if (failures > 0) await Promise.race([after(wait), stopped]);
      else await nudge.sleep(wait);
    }
  }

  let endStop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (endStop = resolve));

  const sender: Sender = {
    start() {
      if (state !== 'new') return;
      state = 'running';
      work = run();
    },
    wake() {
      sender.start();
      nudge.wake();
    },
    async stop(grace = stopGrace) {
      state = 'stopped';
      endStop();
      nudge.wake();
      await work;
      const all = () => Promise.all([...onTheirWay.values()].map(({ done }) => done));
      await Promise.race([all(), after(grace)]);
      delivery.stop();
      transport.close();
      await Promise.race([all(), after(grace)]);
    },
  };
  return sender;
}
