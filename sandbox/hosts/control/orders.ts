/** What tests order: faults, the visitors' country, their arms in experiments, accounts. */
import * as v from 'valibot';
import { experiments } from '@/config/visitor/experiments';
import { createAccount } from '../../data/accounts';
import { armsOf, clearArms, orderArms } from '../../data/arms';
import { clearRecords, listRecords } from '../../data/records';
import { readBody, readJson } from '../../http/errors';
import { parseFaults } from '../../http/faultOrders';
import type { HostRoutes } from '../host';
import { scopeOf } from './scope';

/** What the endpoints are for. */
export const orderEndpoints = {
  'GET /__sandbox/faults': 'the faults that are still to come',
  'PUT /__sandbox/faults':
    'replaces them: [{call, status?, delay?, body?, drop?, hang?, lose?, times?}]',
  'DELETE /__sandbox/faults': 'ends them',
  'GET /__sandbox/country': 'where visitors seem to come from',
  'PUT /__sandbox/country': 'moves them: {country}, ISO 3166-1, or empty for unknown',
  'GET /__sandbox/experiments': 'arms, and what was asked, oldest first: {arms, asked}',
  'PUT /__sandbox/experiments': 'puts visitors into arms: {"ow_guide": "true"}',
  'DELETE /__sandbox/experiments': 'default arms again; forgets what was asked',
  'POST /__sandbox/accounts':
    'makes an account: {username?, expirationDate?}, in seconds since the epoch; gives email and password',
};

const countrySchema = v.strictObject({ country: v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/)) });

const parameters = Object.values(experiments);
const armsSchema = v.record(v.picklist(parameters), v.pipe(v.string(), v.maxLength(2000)));

const accountSchema = v.strictObject({
  username: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100)), 'Sample User'),
  expirationDate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** Adds the orders. */
export const orderRoutes: HostRoutes = (app, { database, scopes }) => {
  app.get('/__sandbox/faults', (c) => c.json(scopes.faults(scopeOf(c))));
  app.put('/__sandbox/faults', async (c) => {
    const faults = parseFaults(await readJson(c));
    scopes.setFaults(scopeOf(c), faults);
    return c.json(faults);
  });
  app.delete('/__sandbox/faults', (c) => {
    scopes.setFaults(scopeOf(c), []);
    return c.json([]);
  });

  app.get('/__sandbox/country', (c) => c.json({ country: scopes.country(scopeOf(c)) }));
  app.put('/__sandbox/country', async (c) => {
    const hint = 'Give {"country": "DE"}: two capital letters, or none.';
    const order = await readBody(c, countrySchema, 'bad-country', hint);
    scopes.setCountry(scopeOf(c), order.country);
    return c.json(order);
  });

  app.get('/__sandbox/experiments', async (c) => {
    const scope = scopeOf(c);
    const asked = await listRecords(database, 'experiment_calls', scope);
    return c.json({ arms: await armsOf(database, scope), asked });
  });
  app.put('/__sandbox/experiments', async (c) => {
    const hint = `Give texts by parameter: ${parameters.join(', ')}.`;
    const arms = await readBody(c, armsSchema, 'bad-arms', hint);
    await orderArms(database, scopeOf(c), arms);
    return c.json(await armsOf(database, scopeOf(c)));
  });
  app.delete('/__sandbox/experiments', async (c) => {
    await clearArms(database, scopeOf(c));
    await clearRecords(database, 'experiment_calls', scopeOf(c));
    return c.json(await armsOf(database, scopeOf(c)));
  });

  app.post('/__sandbox/accounts', async (c) => {
    const hint = 'Give {"username": "…", "expirationDate": 0} or {}.';
    const order = await readBody(c, accountSchema, 'bad-account', hint);
    return c.json(await createAccount(database, order));
  });
};
