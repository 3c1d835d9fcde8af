/** The facade host's list of what can be bought. */
import type { HostRoutes } from '../context';
import { skuList } from '../skus';

/** Adds the call. */
export const skuCalls: HostRoutes = (app) => {
  app.get('/api/web/sku/show', (c) => c.json({ code: 0, data: skuList }));
};
