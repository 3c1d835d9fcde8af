/** Makes accounts for tests, and reads back what was bought. */
import * as v from 'valibot';
import { createAccount } from '../accounts';
import type { HostRoutes } from '../context';
import { readBody } from '../errors';
import { listPurchases } from '../purchases';
import { scopeOf } from './scope';

/** What can be ordered and read back here. */
export const accountEndpoints = {
  'POST /__sandbox/accounts':
    'makes an account: {username?, expirationDate?}, in seconds since the epoch; gives email and password',
  'GET /__sandbox/purchases': 'what was bought, oldest first',
};

const accountSchema = v.strictObject({
  username: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100)), 'Sample User'),
  expirationDate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** Adds the order and the read-back. */
export const accountRoutes: HostRoutes = (app, { database }) => {
  app.post('/__sandbox/accounts', async (c) => {
    const hint = 'Give {"username": "…", "expirationDate": 0} or {}.';
    const order = await readBody(c, accountSchema, 'bad-account', hint);
    return c.json(await createAccount(database, order));
  });

  app.get('/__sandbox/purchases', async (c) => c.json(await listPurchases(database, scopeOf(c))));
};
