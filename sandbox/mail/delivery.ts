/** One mail on its way: sent, and what came of it noted. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../data/queries';
import type { Settings } from '../settings';
import {
  claimRenewal,
  markEnded,
  markFailed,
  markSent,
  renewClaim,
  type ClaimedMail,
} from './outbox';
import { faultOf, type Attempt, type Fault } from './replies';
import { isOver, lookAfter, waitAfter } from './retries';
import type { Transport } from './transport';

/** Sends mails, and knows whether there is a server to send them to. */
export interface Delivery {
  /** Sends a mail and notes what came of it. */
  deliver(mail: ClaimedMail): Promise<void>;
  /** Whether the server was not there, or did not let us in, when it was last needed. */
  isServerAway(): boolean;
  /** Looks whether it is there now. */
  look(): Promise<boolean>;
  /** What is noted from now on is noted once, or not at all. */
  stop(): void;
}

/** The same trouble with the server is said once in so many milliseconds. */
const sayAgain = 60 * 60_000;

const oneLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500);

/** Makes the deliveries of a database. */
export function createDelivery(
  database: Database,
  settings: Settings,
  transport: Transport,
): Delivery {
  const { mailRetry, salesMail, supportMail, operatorMail } = settings;
  /** Sent, but the database could not be told. */
  const unmarked = new Set<string>();
  const stopping = new AbortController();
  let isAway = false;
  let looking: Promise<boolean> | undefined;
  let said = 0;

  /** The answer to all who ask at the same time. */
  async function look(): Promise<boolean> {
    looking ??= transport.isOpen().finally(() => (looking = undefined));
    const isOpen = await looking;
    if (isOpen && isAway) console.warn('The mail server is there again.');
    isAway = !isOpen;
    return isOpen;
  }

  /** Tells the database, however long it is away. */
  async function note(tell: () => Promise<void>): Promise<void> {
    for (let failures = 1; ; failures++) {
      try {
        return await tell();
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        await sleep(lookAfter(failures, mailRetry), undefined, { signal: stopping.signal });
      }
    }
  }

  async function faultFor(mail: ClaimedMail, error: unknown): Promise<Fault> {
    const fault = faultOf(error as Attempt);
    // A connection that broke over one mail says nothing about the server.
    if (fault === 'server') return (await look()) ? 'later' : 'server';
    const isOurs = [salesMail, supportMail, operatorMail].includes(mail.recipient);
    return fault === 'recipient' && isOurs ? 'operator' : fault;
  }

  async function fail(mail: ClaimedMail, error: unknown): Promise<void> {
    const reason = oneLine(error);
    const again = (delay: number) => note(() => markFailed(database, mail.id, reason, delay));
    if (stopping.signal.aborted) return again(0);
    const wasAway = isAway;
    const fault = await faultFor(mail, error);
    if (fault === 'server') {
      if (!wasAway) console.warn(`The mail server is away: ${reason}`);
      return again(0);
    }
    if (fault === 'recipient') {
      console.warn(`Mail ${mail.id} is refused: ${reason}`);
      return note(() => markEnded(database, mail.id, reason, false));
    }
    if (isOver(mail.queuedAt)) {
      console.warn(`Mail ${mail.id} is given up: ${reason}`);
      return note(() => markEnded(database, mail.id, reason, true));
    }
    if (fault === 'operator' && Date.now() - said >= sayAgain) {
      said = Date.now();
      console.warn(
        `The mail server does not want what we send: ${reason} Mend MAIL_FROM, SALES_MAIL, ` +
          'SUPPORT_MAIL or SMTP_URL; then "npm run mail -- --requeue" sends at once what waits.',
      );
    } else if (fault === 'later' && mail.attempts === 1)
      console.warn(`Mail ${mail.id} waits: ${reason}`);
    return again(waitAfter(mail.attempts, mailRetry));
  }

  return {
    async deliver(mail) {
      const renew = () => void renewClaim(database, mail.id).catch(() => undefined);
      const renewal = setInterval(renew, claimRenewal);
      try {
        if (!unmarked.has(mail.id)) await transport.send(mail);
        unmarked.add(mail.id);
        await note(() => markSent(database, mail.id));
        unmarked.delete(mail.id);
      } catch (error) {
        // What has been sent did not fail, whatever happened to the note.
        if (unmarked.has(mail.id)) throw error;
        await fail(mail, error);
      } finally {
        clearInterval(renewal);
      }
    },
    isServerAway: () => isAway,
    look,
    stop: () => stopping.abort(),
  };
}
