/** Reads back, and forgets, what visitors and their browsers have sent: one row for each kind. */
import { listPurchases } from '../../data/purchases';
import { listSubscriptions } from '../../data/pushSubscriptions';
import { clearRecords, listRecords, type RecordKind } from '../../data/records';
import { clearEnquiries, clearFeedback, listEnquiries, listFeedback } from '../../forms/enquiries';
import { clearMail, listMail } from '../../mail/readBack';
import type { HostRoutes, Sandbox } from '../host';
import { scopeOf } from './scope';

interface Kind {
  /** What is there, for the list of endpoints. */
  readonly about: string;
  list(sandbox: Sandbox, scope: string): Promise<unknown>;
  /** Forgets it; what has none goes with something else. */
  clear?(sandbox: Sandbox, scope: string): Promise<unknown>;
}

/** A kind that is one table. */
const table = (about: string, kind: RecordKind): Kind => ({
  about,
  list: ({ database }, scope) => listRecords(database, kind, scope),
  clear: ({ database }, scope) => clearRecords(database, kind, scope),
});

const kinds: Readonly<Record<string, Kind>> = {
  downloads: table('files and store pages that were asked for', 'downloads'),
  recordings: table('batches of session recordings', 'recordings'),
  events: {
    ...table('analytics events that arrived', 'events'),
    list: async ({ database }, scope) =>
      (await listRecords<{ event: object }>(database, 'events', scope)).map(({ event }) => event),
  },
  push: {
    about: 'browsers that asked for notifications',
    list: ({ database }, scope) => listSubscriptions(database, scope),
  },
  purchases: {
    about: 'what was bought',
    list: ({ database }, scope) => listPurchases(database, scope),
  },
  enquiries: {
    about: 'enquiries of the business forms and for links',
    list: ({ database }, scope) => listEnquiries(database, scope),
    clear: ({ database }, scope) => clearEnquiries(database, scope),
  },
  feedback: {
    about: 'feedback with its attachments, whose files are forgotten with it',
    list: ({ database }, scope) => listFeedback(database, scope),
    clear: async ({ database, attachments }, scope) =>
      attachments.remove(await clearFeedback(database, scope)),
  },
  mail: {
    about: 'mail that has left: {to, replyTo, subject, text, html, …}; forgotten with the outbox',
    list: ({ database }, scope) => listMail(database, scope, 'sent'),
    clear: ({ database }, scope) => clearMail(database, scope),
  },
  outbox: {
    about: 'mail that has not, with its attempts and the last error',
    list: ({ database }, scope) => listMail(database, scope, 'waiting'),
  },
};

/** What the endpoints are for. */
export const recordEndpoints = Object.fromEntries(
  Object.entries(kinds).flatMap(([name, { about, clear }]) => [
    [`GET /__sandbox/${name}`, `${about}, oldest first`],
    ...(clear ? [[`DELETE /__sandbox/${name}`, 'forgets them']] : []),
  ]),
) as Readonly<Record<string, string>>;

/** Adds them. */
export const recordRoutes: HostRoutes = (app, sandbox) => {
  for (const [name, { list, clear }] of Object.entries(kinds)) {
    app.get(`/__sandbox/${name}`, async (c) => c.json(await list(sandbox, scopeOf(c))));
    if (!clear) continue;
    app.delete(`/__sandbox/${name}`, async (c) => {
      await clear(sandbox, scopeOf(c));
      return c.json([]);
    });
  }
};
