/** `/__sandbox/`: where tests order what is to happen, and read back what has arrived. */
import { calls } from '../../http/faultOrders';
import { scopeCookie, scopeHeader } from '../../http/scopes';
import type { HostRoutes } from '../host';
import { orderEndpoints, orderRoutes } from './orders';
import { pushEndpoints, pushRoutes } from './push';
import { recordEndpoints, recordRoutes } from './records';

const endpoints = { ...orderEndpoints, ...recordEndpoints, ...pushEndpoints };

/** Adds the orders and read-backs, and a list of them. */
export const controlRoutes: HostRoutes = (app, sandbox) => {
  orderRoutes(app, sandbox);
  recordRoutes(app, sandbox);
  pushRoutes(app, sandbox);
  const scope = { query: 'scope', cookie: scopeCookie, header: scopeHeader };
  app.get('/__sandbox', (c) => c.json({ endpoints, scope, calls }));
};
