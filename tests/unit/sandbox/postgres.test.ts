/** What is tested on the embedded database, tested once more on a Postgres server. */
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@/sandbox/data/database';
import { startPostgres } from '../../helpers/postgres';
import { testDatabase } from './backend';

const server = process.env.TEST_DATABASE_URL ? null : await startPostgres();
if (server) process.env.TEST_DATABASE_URL = server.url;
afterAll(() => server?.stop());

const isThere = Boolean(process.env.TEST_DATABASE_URL);
if (!isThere)
  console.warn(
    'Skipped: there is no Postgres server. Debian: apt-get install postgresql. Any other: name its ' +
      'programs in POSTGRES_BIN, or a server in TEST_DATABASE_URL.',
  );

describe.skipIf(!isThere)('on a Postgres server', () => {
  describe('accounts', async () => void (await import('./account.test')));
  describe('downloads', async () => void (await import('./downloads.test')));
  describe('enquiries', async () => void (await import('./enquiries.test')));
  describe('feedback', async () => void (await import('./feedback.test')));
  describe('mail', async () => void (await import('./mail.test')));
  describe('transactions', async () => void (await import('./transactions.test')));
  describe('restarts', async () => void (await import('./restarts.test')));

  test('backends that begin at once make the tables once', async () => {
    const url = await testDatabase();
    const databases = [1, 2, 3, 4].map(() => openDatabase(null, url));
    const rows = await Promise.all(
      databases.map((database) => database.query('SELECT count(*) AS count FROM accounts')),
    );
    expect(rows).toEqual(databases.map(() => [{ count: 2 }]));
    await Promise.all(databases.map((database) => database.close()));
  });

  test('a server that is not there is named by its variable, without its password', async () => {
    const database = openDatabase(null, 'postgres://user:secret@127.0.0.1:1/none');
    const failure = await database.query('SELECT 1').catch((error: Error) => error.message);
    expect(failure).toMatch(/^DATABASE_URL: the database does not answer/);
    expect(failure).not.toContain('secret');
    await database.close();
  });
});
