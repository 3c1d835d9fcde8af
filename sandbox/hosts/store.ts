/** The store host: the visitor's country, and who is signed in. */
import * as apiPaths from '@/config/site/apiPaths';
import { isInFuture, nowInSeconds } from '@/services/rules/premium';
import { accountOf } from '../data/accounts';
import type { HostRoutes } from './host';
import { ownOrigin } from '../http/origins';
import { running } from '../data/purchaseRows';
import { purchasesOf } from '../data/purchases';
import { avatarPath, sessionToken } from './session';

/** Adds the calls of the store host. */
export const storeHost: HostRoutes = (app, { database, scopes }) => {
  app.get(apiPaths.country, (c) => c.json({ result: scopes.country(c.var.scope) }));

  app.get(apiPaths.user, async (c) => {
    const account = await accountOf(database, sessionToken(c));
    if (!account) return c.json({ code: 1 });
    const { userid, username } = account;
    const orders = await purchasesOf(database, userid);
    // What was due has renewed itself since the account was read.
    const ends = orders.map((order) => order.expirationDate);
    const expirationDate = Math.max(account.expirationDate, ...ends);
    const runs = isInFuture(expirationDate, nowInSeconds());
    return c.json({
      code: 0,
      userid,
      username,
      pic: ownOrigin(c) + avatarPath(userid),
      expirationDate,
      subscriptions: running(orders),
      orders,
      vips: runs && orders.length > 0 ? [{ plan: 'premium', expirationDate }] : [],
    });
  });
};
