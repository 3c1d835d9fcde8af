/** Reads back what forms have brought: enquiries, feedback with its files, and mail. */
import type { HostRoutes } from '../context';
import { clearEnquiries, clearFeedback, listEnquiries, listFeedback } from '../enquiries';
import { clearMail, listMail } from '../mail/outbox';
import { scopeOf } from './scope';

/** What can be read back here. */
export const formEndpoints = {
  'GET /__sandbox/enquiries': 'enquiries of the business forms and for links, oldest first',
  'DELETE /__sandbox/enquiries': 'forgets them',
  'GET /__sandbox/feedback': 'feedback with its attachments, oldest first',
  'DELETE /__sandbox/feedback': 'forgets it, and deletes the files',
  'GET /__sandbox/mail': 'mail that has left: {to, replyTo, subject, text, html, …}, oldest first',
  'GET /__sandbox/outbox': 'mail that has not, with its attempts and the last error',
  'DELETE /__sandbox/mail': 'forgets both',
};

/** Adds the read-backs. */
export const formRoutes: HostRoutes = (app, { database, attachments }) => {
  app.get('/__sandbox/enquiries', async (c) => c.json(await listEnquiries(database, scopeOf(c))));
  app.delete('/__sandbox/enquiries', async (c) => {
    await clearEnquiries(database, scopeOf(c));
    return c.json([]);
  });

  app.get('/__sandbox/feedback', async (c) => c.json(await listFeedback(database, scopeOf(c))));
  app.delete('/__sandbox/feedback', async (c) => {
    await attachments.remove(await clearFeedback(database, scopeOf(c)));
    return c.json([]);
  });

  app.get('/__sandbox/mail', async (c) => c.json(await listMail(database, scopeOf(c), 'sent')));
  app.get('/__sandbox/outbox', async (c) =>
    c.json(await listMail(database, scopeOf(c), 'waiting')),
  );
  app.delete('/__sandbox/mail', async (c) => {
    await clearMail(database, scopeOf(c));
    return c.json([]);
  });
};
