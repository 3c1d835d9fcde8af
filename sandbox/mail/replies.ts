/** Whose fault it is that a mail was not taken: by the stage of the exchange and the server's reply (RFC 5321, 3463). */

/** What a failed attempt says of itself; as nodemailer's errors do. */
export interface Attempt {
  /** The SMTP command that was answered: `MAIL FROM`, `RCPT TO`, `DATA`, or an earlier one. */
  readonly command?: string;
  /** The reply's number; none where the connection broke. */
  readonly responseCode?: number;
  /** The whole reply. */
  readonly response?: string;
}

/**
 * `later`: this mail alone has to wait. `recipient`: nobody will ever take it there. `operator`: the
 * server does not want our sender, or to relay for us, which somebody can mend. `server`: it may not
 * be there at all, or does not let us in.
 */
export type Fault = 'later' | 'recipient' | 'operator' | 'server';

const stages = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Replies to RCPT that are about the mailbox where nothing in them says otherwise. */
const aboutMailbox = [550, 551, 552, 553, 556];

/** Words of servers that speak of us, without an enhanced code. */
const aboutUs =
  /relay|authenti|not permitted|prohibit|denied|block|black ?list|spam|policy|sender/i;

/** The subject and detail of an enhanced status code: `5.1.1` is 1 and 1. */
function enhanced(response: string): readonly [subject: number, detail: number] | null {
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  return subject === undefined ? null : [Number(subject), Number(detail)];
}

function isAboutRecipient({ command, responseCode = 0, response = '' }: Attempt): boolean {
  const status = enhanced(response);
  if (status) {
    const [subject, detail] = status;
    // 5.1.7 and 5.1.8 are about the sender's address.
    return (subject === 1 && detail !== 7 && detail !== 8) || subject === 2;
  }
  return command === 'RCPT TO' && aboutMailbox.includes(responseCode) && !aboutUs.test(response);
}

/** Whose fault a failed attempt is. */
export function faultOf(attempt: Attempt): Fault {
  const { command = '', responseCode } = attempt;
  if (!responseCode || !stages.includes(command)) return 'server';
  if (responseCode < 500) return 'later';
  if (command === 'MAIL FROM') return 'operator';
  return isAboutRecipient(attempt) ? 'recipient' : 'operator';
}
