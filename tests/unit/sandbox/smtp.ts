/** A real mail server for the tests: keeps what it is sent, and answers at each stage as it is told. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail with its envelope. */
interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: ParsedMail;
  /** As it was on the line. */
  readonly raw: string;
}

/** A reply that refuses: its number, or with what follows. */
export type Reply = number | string | undefined;

/** What the server says at each stage; where it says nothing, all is well. */
export interface Replies {
  /** To a client that connects. */
  readonly greeting?: () => Reply;
  readonly from?: (address: string) => Reply;
  readonly to?: (address: string) => Reply;
  /** To a mail that has arrived whole; a promise is waited for. */
  readonly data?: (to: string) => Reply | Promise<Reply>;
  /** Breaks the connection in the middle of a mail to this address. */
  readonly drops?: (to: string) => boolean;
}

/** What the server keeps of a connection, as far as it is used here. */
interface SMTPServerConnection {
  readonly session: { readonly id: string };
  close(): void;
}

/** A mail server that runs. */
export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly arrived: Arrived[];
  stop(): Promise<void>;
}

function refusal(reply: Reply): Error | null {
  if (reply === undefined) return null;
  const [, code = '', words = 'Not here'] = /^(\d{3})\s*(.*)$/.exec(String(reply)) ?? [];
  return Object.assign(new Error(words || 'Not here'), { responseCode: Number(code) });
}

/** Starts one. @param port 0 for any. @param replies may be changed while it runs. */
export async function startMailServer(port = 0, replies: Replies = {}): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect: (_session, done) => done(refusal(replies.greeting?.())),
    onMailFrom: ({ address }, _session, done) => done(refusal(replies.from?.(address))),
    onRcptTo: ({ address }, _session, done) => done(refusal(replies.to?.(address))),
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void finish());
      async function finish(): Promise<void> {
        const raw = Buffer.concat(chunks);
        const mail = await simpleParser(raw);
        const refused = refusal(await replies.data?.(to[0] ?? ''));
        if (!refused)
          arrived.push({
            from: mailFrom ? mailFrom.address : '',
            to,
            mail,
            raw: raw.toString('latin1'),
          });
        done(refused);
      }
      if (replies.drops?.(to[0] ?? ''))
        for (const connection of server.connections as Set<SMTPServerConnection>)
          if (connection.session.id === session.id) connection.close();
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    arrived,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
