/** Accounts and sessions of the account host. */
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createGate } from './gate';
import type { Database } from './queries';

/** An account, without what must not leave the database. */
export interface Account {
  readonly userid: string;
  readonly username: string;
  readonly email: string;
  /** Seconds since the epoch; 0 where nothing was ever bought. */
  readonly expirationDate: number;
}

/** How long a session lasts, in seconds. */
export const sessionSeconds = 7 * 24 * 60 * 60;

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/**
 * Passwords that are checked at a time: one processor stays with the requests, and of Node's four
 * threads for files and the like two. The last of those who may wait does so for some seconds.
 */
const gate = createGate(availableParallelism() > 2 ? 2 : 1, 100);

const columns = 'userid, username, email, expiration_date AS "expirationDate"';

// Compared with when nobody has the address, so that the answer takes as long as for a wrong password.
const nobody = `scrypt:${'00'.repeat(16)}:${'00'.repeat(32)}`;

async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'hex');
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, 'hex'), expected.length),
    expected,
  );
}

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex');

const account = (row: Account | undefined): Account | null =>
  // The driver gives a bigint as a number or, where it is too large for one, as something else.
  row ? { ...row, expirationDate: Number(row.expirationDate) } : null;

/**
 * The account with this address and password, or `null`.
 * @throws Overloaded if too many ask at once.
 */
export function findAccount(
  database: Database,
  email: string,
  password: string,
): Promise<Account | null> {
  return gate(() => lookUp(database, email, password));
}

async function lookUp(
  database: Database,
  email: string,
  password: string,
): Promise<Account | null> {
  const owner = [email.trim().toLowerCase().replaceAll('\0', '')];
  const [stored] = await database.query<{ password: string }>(
    'SELECT password FROM accounts WHERE email = $1',
    owner,
  );
  if (!(await isPassword(password, stored?.password ?? nobody))) return null;
  const [row] = await database.query<Account>(
    `SELECT ${columns} FROM accounts WHERE email = $1`,
    owner,
  );
  return account(row);
}

/** Makes an account. @returns its password beside the rest, which is nowhere else to be read. */
export async function createAccount(
  database: Database,
  { username, expirationDate }: Pick<Account, 'username' | 'expirationDate'>,
): Promise<Account & { password: string }> {
  const password = randomBytes(12).toString('base64url');
  const salt = randomBytes(16);
  const hash = await gate(() => derive(password, salt, 32));
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const [row] = await database.query<{ userid: string }>(
    `INSERT INTO accounts (userid, username, email, password, expiration_date)
      VALUES (nextval('account_ids')::text, $1, $2, $3, $4) RETURNING userid`,
    [username, email, `scrypt:${salt.toString('hex')}:${hash.toString('hex')}`, expirationDate],
  );
  return { userid: row?.userid ?? '', username, email, expirationDate, password };
}

/** Starts a session. @returns the token for the cookie; the database keeps only its hash. */
export async function openSession(database: Database, userid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query('DELETE FROM sessions WHERE expires_at < now()');
  await database.query(
    `INSERT INTO sessions (token_hash, userid, expires_at)
      VALUES ($1, $2, now() + make_interval(secs => $3))`,
    [sha256(token), userid, sessionSeconds],
  );
  return token;
}

/** Whose session a token belongs to, or `null`. */
export async function accountOf(
  database: Database,
  token: string | undefined,
): Promise<Account | null> {
  if (!token) return null;
  const [row] = await database.query<Account>(
    `SELECT ${columns} FROM accounts JOIN sessions USING (userid)
      WHERE token_hash = $1 AND expires_at > now()`,
    [sha256(token)],
  );
  return account(row);
}

/** Ends a session. */
export async function closeSession(database: Database, token: string | undefined): Promise<void> {
  if (token) await database.query('DELETE FROM sessions WHERE token_hash = $1', [sha256(token)]);
}
