/** Sends what is in the outbox, and tries again what could not be sent. */
import type { Database } from '../data/queries';
import type { Settings } from '../settings';
import {
  claimMail,
  claimRenewal,
  markFailed,
  markSent,
  nextMail,
  releaseClaims,
  renewClaim,
  type ClaimedMail,
} from './outbox';
import { MailRefused, openTransport } from './transport';

/** The part of the backend that sends mail. */
export interface Sender {
  /** Begins, with what an earlier run has left. */
  start(): void;
  /** There is new mail. */
  wake(): void;
  /** Ends when what is on its way has arrived. */
  stop(): Promise<void>;
}

/** Mails at a time. */
const batch = 5;

/** Milliseconds: longest wait between attempts, and between looks for mail that another backend left. */
const longestRetry = 60_000;
const longestSleep = 30_000;

const oneLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500);

/** Makes the sender of a database. */
export function createSender(database: Database, settings: Settings): Sender {
  const transport = openTransport(settings);
  /** Sent, but the database could not be told. */
  const unmarked = new Set<string>();
  let state: 'new' | 'running' | 'stopped' = 'new';
  let work: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isMore = false;
  /** Rounds in a row in which nothing could be sent; then one mail is the probe for all. */
  let failures = 0;

  const retryAfter = (attempts: number): number =>
    Math.min(longestRetry, settings.mailRetry * 2 ** Math.min(attempts - 1, 16));

  /** @returns whether the mail server did its part. */
  async function deliver(mail: ClaimedMail): Promise<boolean> {
    const renew = () => void renewClaim(database, mail.id).catch(() => undefined);
    const renewal = setInterval(renew, claimRenewal);
    try {
      if (!unmarked.has(mail.id)) await transport.send(mail);
    } catch (error) {
      const isRefused = error instanceof MailRefused;
      if (isRefused || mail.attempts === 1)
        console.warn(`Mail ${mail.id} ${isRefused ? 'is refused' : 'waits'}: ${oneLine(error)}`);
      await markFailed(
        database,
        mail.id,
        oneLine(error),
        isRefused ? null : retryAfter(mail.attempts),
      );
      return isRefused;
    } finally {
      clearInterval(renewal);
    }
    unmarked.add(mail.id);
    await markSent(database, mail.id);
    unmarked.delete(mail.id);
    return true;
  }

  /** @returns milliseconds until there is something to do again. */
  async function sendAll(): Promise<number> {
    for (;;) {
      isMore = false;
      const mails = await claimMail(database, failures > 0 ? 1 : batch);
      const done = await Promise.all(mails.map(deliver));
      if (mails.length > 0) failures = done.includes(true) ? 0 : failures + 1;
      if (state === 'stopped') return 0;
      if (failures > 0) return retryAfter(failures);
      if (mails.length === 0 && !isMore) break;
    }
    return Math.min(longestSleep, Math.max((await nextMail(database)) ?? longestSleep, 50));
  }

  function run(): void {
    clearTimeout(timer);
    if (state === 'stopped') return;
    work = sendAll()
      .catch((error: unknown) => {
        if (state !== 'stopped') console.warn(`The outbox can't be read: ${oneLine(error)}`);
        return retryAfter(++failures);
      })
      .then((wait) => {
        work = undefined;
        if (state === 'stopped') return;
        if (isMore && failures === 0) return run();
        timer = setTimeout(run, wait);
        timer.unref();
      });
  }

  const sender: Sender = {
    start() {
      if (state !== 'new') return;
      state = 'running';
      const first = settings.databaseUrl ? Promise.resolve() : releaseClaims(database);
      work = first.catch(() => undefined).then(() => run());
    },
    wake() {
      isMore = true;
      if (state === 'new') sender.start();
      else if (state === 'running' && !work && failures === 0) run();
    },
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      while (work) {
        const current = work;
        await current;
        if (work === current) break;
      }
      transport.close();
    },
  };
  return sender;
}
