/** How mail leaves: to a mail server, or into files of an outbox folder. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { brand } from '@/config/site/brand';
import type { Settings } from '../settings';
import type { MailDraft } from './message';

/** A mail with the number that is its own for good. */
export interface Mail extends MailDraft {
  /** A uuid; makes the Message-ID, by which a receiver knows one that comes twice. */
  readonly id: string;
  readonly at: Date;
}

/** A way out. */
export interface Transport {
  /**
   * Resolves when the mail is in other hands.
   * @throws Error that `faultOf` can read.
   */
  send(mail: Mail): Promise<void>;
  /** Whether the way out is open: the server can be reached, greets, and lets us in. */
  isOpen(): Promise<boolean>;
  close(): void;
}

/** Mails under way at a time, each with a connection of its own. */
export const connections = 5;

/**
 * Milliseconds for each step. A server may take ten minutes to say that it has a mail (RFC 5321,
 * 4.5.3.2.6): whoever hangs up before that sends it twice.
 */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 30_000,
  socketTimeout: 10 * 60_000,
};

function optionsOf({ mailFrom }: Settings, mail: Mail): SendMailOptions {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return {
    from: { name: brand.name, address: mailFrom },
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    date: mail.at,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Nothing in a mail may make this server read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends by SMTP. The outbox alone decides what is tried again: the pool's own attempts would be copies. */
function smtpTransport(settings: Settings, url: string): Transport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    ...timeouts,
  });
  return {
    send: async (mail) => void (await server.sendMail(optionsOf(settings, mail))),
    isOpen: () =>
      server.verify().then(
        () => true,
        () => false,
      ),
    close: () => server.close(),
  };
}

/** Writes `.eml` files, whole or not at all. Without a folder the database alone keeps the mail. */
function fileTransport(settings: Settings): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const folder = settings.filesFolder && join(settings.filesFolder, 'outbox');
  return {
    async send(mail) {
      const { message } = await writer.sendMail(optionsOf(settings, mail));
      if (!folder) return;
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    isOpen: () => Promise.resolve(true),
    close: () => writer.close(),
  };
}

/** The way out that the settings ask for. */
export function openTransport(settings: Settings): Transport {
  return settings.smtpUrl ? smtpTransport(settings, settings.smtpUrl) : fileTransport(settings);
}
