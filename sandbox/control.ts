/** `/__sandbox/`: where tests order faults and read back what arrived. */
import * as v from 'valibot';
import type { HostRoutes } from './context';
import { accountEndpoints, accountRoutes } from './control/accounts';
import { experimentRoutes, experimentEndpoints } from './control/experiments';
import { formEndpoints, formRoutes } from './control/forms';
import { recordingEndpoints, recordingRoutes } from './control/recordings';
import { reportEndpoints, reportRoutes } from './control/reports';
import { scopeOf } from './control/scope';
import { clearDownloads, listDownloads } from './downloads';
import { readBody, readJson } from './errors';
import { parseFaults } from './faultSchema';
import { addAssets } from './pages';
import { calls } from './paths';
import { scopeCookie, scopeHeader } from './scopes';

const endpoints = {
  'GET /__sandbox/faults': 'the faults that are still to come',
  'PUT /__sandbox/faults':
    'replaces them: [{call, status?, delay?, body?, drop?, hang?, lose?, times?}]',
  'DELETE /__sandbox/faults': 'ends them',
  'GET /__sandbox/downloads': 'files and store pages that were asked for, oldest first',
  'DELETE /__sandbox/downloads': 'forgets them',
  'GET /__sandbox/country': 'where visitors seem to come from',
  'PUT /__sandbox/country': 'moves them: {country}, ISO 3166-1, or empty for unknown',
  ...experimentEndpoints,
  ...reportEndpoints,
  ...recordingEndpoints,
  ...accountEndpoints,
  ...formEndpoints,
};

const countrySchema = v.strictObject({ country: v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/)) });

/** Adds the orders and read-backs. */
export const controlRoutes: HostRoutes = (app, sandbox) => {
  const { database, scopes } = sandbox;
  addAssets(app);
  experimentRoutes(app, sandbox);
  reportRoutes(app, sandbox);
  recordingRoutes(app, sandbox);
  accountRoutes(app, sandbox);
  formRoutes(app, sandbox);

  app.get('/__sandbox', (c) =>
    c.json({
      endpoints,
      scope: { query: 'scope', cookie: scopeCookie, header: scopeHeader },
      calls,
    }),
  );

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

  app.get('/__sandbox/downloads', async (c) => c.json(await listDownloads(database, scopeOf(c))));
  app.delete('/__sandbox/downloads', async (c) => {
    await clearDownloads(database, scopeOf(c));
    return c.json([]);
  });

  app.get('/__sandbox/country', (c) => c.json({ country: scopes.country(scopeOf(c)) }));
  app.put('/__sandbox/country', async (c) => {
    const hint = 'Give {"country": "DE"}: two capital letters, or none.';
    const order = await readBody(c, countrySchema, 'bad-country', hint);
    scopes.setCountry(scopeOf(c), order.country);
    return c.json(order);
  });
};
