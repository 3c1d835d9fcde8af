/** Transactions: all or nothing, side by side with other statements. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@/sandbox/data/database';
import type { Database } from '@/sandbox/data/queries';
import { openingTime, testDatabase } from './backend';

let database: Database;
beforeAll(async () => {
  database = openDatabase(null, await testDatabase());
  await database.query('CREATE TABLE notes (id integer PRIMARY KEY)');
}, openingTime);
afterAll(() => database.close());

const notes = async () =>
  (await database.query<{ id: number }>('SELECT id FROM notes ORDER BY id')).map(({ id }) => id);

test('what is done takes effect together', async () => {
  const result = await database.transaction(async ({ query }) => {
    await query('INSERT INTO notes VALUES (1)');
    await query('INSERT INTO notes VALUES (2)');
    return 'done';
  });
  expect([result, await notes()]).toEqual(['done', [1, 2]]);
});

test('an error, of the code or of the database, undoes all of it and is passed on', async () => {
  await expect(
    database.transaction(async ({ query }) => {
      await query('INSERT INTO notes VALUES (3)');
      throw new Error('not that');
    }),
  ).rejects.toThrow('not that');
  await expect(
    database.transaction(async ({ query }) => {
      await query('INSERT INTO notes VALUES (4)');
      await query('INSERT INTO notes VALUES (1)');
    }),
  ).rejects.toThrow(/duplicate key/);
  expect(await notes()).toEqual([1, 2]);
});

test('many at once do not meet', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => 100 + index);
  await Promise.all(
    ids
      .map((id) =>
        database.transaction(async ({ query }) => {
          await query('INSERT INTO notes VALUES ($1)', [id]);
          if (id % 2) throw new Error('odd');
        }),
      )
      .map((run) => run.catch(() => undefined)),
  );
  expect(await notes()).toEqual([1, 2, ...ids.filter((id) => id % 2 === 0)]);
});

test('numbers and times are numbers and times', async () => {
  const [row] = await database.query<{ big: number; at: Date }>(
    'SELECT 4102444800::bigint AS big, now() AS at',
  );
  expect(row?.big).toBe(4_102_444_800);
  expect(row?.at).toBeInstanceOf(Date);
});
