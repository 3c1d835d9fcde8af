/** A real mail server for the tests: keeps what it is sent, and refuses what it is told to. */
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

/** A mail server that runs. */
export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly arrived: Arrived[];
  stop(): Promise<void>;
}

/** Starts one. @param port 0 for any. @param refuse answers the next mails to an address with this code. */
export async function startMailServer(
  port = 0,
  refuse: (address: string) => number | undefined = () => undefined,
): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      done(responseCode ? Object.assign(new Error('Not here'), { responseCode }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void simpleParser(raw).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          arrived.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            mail,
            raw: raw.toString('latin1'),
          });
          done();
        });
      });
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    arrived,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
