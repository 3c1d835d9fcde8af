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
   * @throws MailRefused if it never will be, any other Error if it is worth another attempt.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The receiving server does not want this mail, now or later. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Connections to the mail server, and how long each step may take in milliseconds. */
const connections = 5;
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 };

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

/** Sends by SMTP. */
function smtpTransport(settings: Settings, url: string): Transport {
  const server = createTransport({ url, pool: true, maxConnections: connections, ...timeouts });
  return {
    async send(mail) {
      try {
        await server.sendMail(optionsOf(settings, mail));
      } catch (error) {
        const {
          code,
          responseCode = 0,
          message,
        } = error as Error & {
          code?: string;
          responseCode?: number;
        };
        // A server that refuses us, not the mail, is a mistake in SMTP_URL that may be mended.
        const isMail = code === 'EENVELOPE' || code === 'EMESSAGE';
        if (isMail && responseCode >= 500) throw new MailRefused(message);
        throw error;
      }
    },
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
    close: () => writer.close(),
  };
}

/** The way out that the settings ask for. */
export function openTransport(settings: Settings): Transport {
  return settings.smtpUrl ? smtpTransport(settings, settings.smtpUrl) : fileTransport(settings);
}
