/** What the environment says of the backend, read and checked in one place. */
import { reachFrom, type Reach } from './reach';

/** POST requests per address and minute: of all kinds, and of forms and uploads. */
export const postsPerMinute = 120;
export const formsPerMinute = 30;

/** Of the disk, what stays free for forms and their mail. */
const reserveMegabytes = 100;

/** How the backend runs. */
export interface Settings extends Reach {
  /** Folder of the embedded database; `null` keeps it in memory. */
  readonly folder: string | null;
  /** Folder of attachments and outbox; `null` keeps neither. */
  readonly filesFolder: string | null;
  /** A Postgres server that is used instead of the embedded one. */
  readonly databaseUrl?: string;
  /** A mail server; without one, mail goes to files. */
  readonly smtpUrl?: string;
  /** Whom mail comes from, and who gets enquiries and reports. */
  readonly mailFrom: string;
  readonly salesMail: string;
  readonly supportMail: string;
  /** Who is told of mail that was given up. */
  readonly operatorMail: string;
  /** Milliseconds before mail that could not be sent is tried again; each further time twice as long. */
  readonly mailRetry: number;
  /** POST requests per address and minute: all, and those of forms and uploads. */
  readonly postsPerMinute: number;
  readonly formsPerMinute: number;
  /** Bytes of the disk that uploads, events, recordings and downloads leave free, so that forms have room. */
  readonly reserveBytes: number;
  /** Push services on this machine are known, too: those of tests. */
  readonly pushToLoopback: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

function address(env: Environment, name: string, protocols: RegExp): string | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  if (protocols.test(value) && URL.canParse(value)) return value;
  // The value may hold a password.
  throw new Error(`${name} is no address that begins with ${protocols.source.slice(1)}.`);
}

function mailbox(env: Environment, name: string, fallback: string): string {
  const value = env[name]?.trim() || fallback;
  if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value)) return value;
  throw new Error(`${name}=${value} is no email address.`);
}

function count(env: Environment, name: string): number | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new Error(`${name}=${value} is no whole number from 1.`);
}

/**
 * Reads the environment.
 * @param memory keeps everything in memory, whatever the environment says.
 * @param takesOrders test mode, where nothing speaks against it.
 * @throws Error naming the variable that is wrong.
 */
export function settingsFrom(
  env: Environment,
  memory = env.SANDBOX_MEMORY === '1',
  takesOrders = false,
): Settings {
  const perMinute = count(env, 'SANDBOX_POSTS_PER_MINUTE');
  const supportMail = mailbox(env, 'SUPPORT_MAIL', 'support@example.com');
  const folder = memory ? null : env.SANDBOX_DIR || '.sandbox';
  const databaseUrl = memory ? undefined : address(env, 'DATABASE_URL', /^postgres(ql)?:\/\//);
  const smtpUrl = address(env, 'SMTP_URL', /^smtps?:\/\//);
  return {
    ...reachFrom(env, { takesOrders, isReal: Boolean(databaseUrl ?? smtpUrl) }),
    folder,
    filesFolder: folder,
    databaseUrl,
    smtpUrl,
    mailFrom: mailbox(env, 'MAIL_FROM', 'no-reply@example.com'),
    salesMail: mailbox(env, 'SALES_MAIL', 'sales@example.com'),
    supportMail,
    operatorMail: mailbox(env, 'OPERATOR_MAIL', supportMail),
    mailRetry: 1000,
    postsPerMinute: perMinute ?? postsPerMinute,
    formsPerMinute: perMinute ?? formsPerMinute,
    reserveBytes: (count(env, 'SANDBOX_RESERVE_MB') ?? reserveMegabytes) * 1_000_000,
    pushToLoopback: memory,
  };
}
