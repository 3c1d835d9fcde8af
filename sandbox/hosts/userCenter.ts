/** The account host's pages for those who are signed in: the account, its plan, what was bought. */
import { html } from 'hono/html';
import * as apiPaths from '@/config/site/apiPaths';
import { brand } from '@/config/site/brand';
import { accountOf, type Account } from '../data/accounts';
import { route, type Call } from '../http/call';
import type { HostRoutes } from './host';
import { formOf } from '../http/visit';
import { sendPage } from '../http/pages';
import { purchasesOf, setRenewal, type Purchase } from '../data/purchases';
import { sessionToken } from './session';

const day = (date: Date): string => date.toISOString().slice(0, 10);

function subscriptionOf({ expirationDate }: Account, purchases: readonly Purchase[]) {
  if (expirationDate <= Date.now() / 1000) return html`<p>Nothing runs at present.</p>`;
  const last = purchases.find(({ keys }) => keys.length === 0);
  const end = day(new Date(expirationDate * 1000));
  if (!last) return html`<p>Your plan runs until ${end}.</p>`;
  return html`<p>Your plan runs until ${end}${last.renews ? ' and then renews itself' : ''}.</p>
    <form method="post" action="${apiPaths.usercenter}">
      <input type="hidden" name="renews" value="${last.renews ? 'no' : 'yes'}" />
      <button>${last.renews ? 'Switch renewal off' : 'Switch renewal on'}</button>
    </form>`;
}

function purchaseRow({ sku, at, amount, currency, keys }: Purchase) {
  return html`<li>
    ${day(new Date(at))}: ${sku}, ${amount} ${currency}
    ${keys.map((key) => html`<br /><code>${key}</code>`)}
  </li>`;
}

const signIn = (c: Call): Response =>
  c.redirect(`${apiPaths.signin}?from=${apiPaths.usercenter}`, 302);

/** Adds the account center. */
export const userCenter: HostRoutes = (app, { database }) => {
  app.get(route(apiPaths.usercenter), async (c) => {
    const account = await accountOf(database, sessionToken(c));
    if (!account) return signIn(c);
    const purchases = await purchasesOf(database, account.userid);
    return sendPage(c, {
      title: `Account – ${brand.name}`,
      body: html`<h1>${account.username}</h1>
        <p>${account.email}<br />ID:${account.userid}</p>
        <h2 id="subscription">Subscription</h2>
        ${subscriptionOf(account, purchases)}
        <h2>Orders</h2>
        ${
          purchases.length > 0
            ? html`<ul>
                ${purchases.map(purchaseRow)}
              </ul>`
            : html`<p>Nothing was bought yet.</p>`
        }
        <p><a href="/">${brand.name}</a></p>`,
    });
  });

  app.post(route(apiPaths.usercenter), async (c) => {
    const account = await accountOf(database, sessionToken(c));
    if (!account) return signIn(c);
    const { renews } = await formOf(c);
    await setRenewal(database, account.userid, renews === 'yes');
    return c.redirect(`${apiPaths.usercenter}#subscription`, 303);
  });
};
