/** `/__sandbox/experiments`: which arms visitors get, and what the A/B host was asked. */
import * as v from 'valibot';
import { experiments } from '@/config/visitor/experiments';
import type { HostRoutes } from '../context';
import { readBody } from '../errors';
import { armsOf, clearExperiments, listAsked, orderArms } from '../experiments';
import { scopeOf } from './scope';

/** What the endpoints are for. */
export const experimentEndpoints = {
  'GET /__sandbox/experiments': 'arms, and what was asked, oldest first: {arms, asked}',
  'PUT /__sandbox/experiments': 'puts visitors into arms: {"ow_guide": "true"}',
  'DELETE /__sandbox/experiments': 'default arms again; forgets what was asked',
};

const names = Object.values(experiments);
const order = v.record(v.picklist(names), v.pipe(v.string(), v.maxLength(2000)));

/** Adds them. */
export const experimentRoutes: HostRoutes = (app, { database }) => {
  app.get('/__sandbox/experiments', async (c) => {
    const scope = scopeOf(c);
    return c.json({
      arms: await armsOf(database, scope),
      asked: await listAsked(database, scope),
    });
  });

  app.put('/__sandbox/experiments', async (c) => {
    const hint = `Give texts by parameter: ${names.join(', ')}.`;
    const arms = await readBody(c, order, 'bad-arms', hint);
    await orderArms(database, scopeOf(c), arms);
    return c.json(await armsOf(database, scopeOf(c)));
  });

  app.delete('/__sandbox/experiments', async (c) => {
    await clearExperiments(database, scopeOf(c));
    return c.json(await armsOf(database, scopeOf(c)));
  });
};
