/** The payment host: the page of the payment box. No money moves: paying is one click. */
import { html } from 'hono/html';
import { offerBySku, offers, type Offer } from '@/config/plans/offers';
import { currency } from '@/config/plans/plans';
import * as apiPaths from '@/config/site/apiPaths';
import { pagePath } from '@/services/rules/urls';
import { accountOf } from '../data/accounts';
import { buyOffer } from '../data/purchases';
import { wordsOf } from '../forms/words';
import { route } from '../http/call';
import { formOf, isOnItsOwn, openedVisit, visitOf } from '../http/visit';
import type { HostRoutes } from './host';
import { pageLanguage } from './pageLanguage';
import { askToSignIn, noOffer, refuse, sendForm, sendReceipt } from './paymentPages';
import { sessionToken } from './session';

const tokenPattern = /^[\w-]{8,64}$/;

/** What is on sale (decisions, Shapes that the specification does not show). */
const skuList = Object.values<Offer>(offers).map(({ sku, plan, period, price }) => ({
  sku,
  plan,
  period,
  months: price.months,
  price: price.amount,
  currency,
}));

/** Adds the payment page, and the facade's list of what can be paid for on it. */
export const paymentHost: HostRoutes = (app, { database }) => {
  app.get(apiPaths.sku, (c) => c.json({ code: 0, data: skuList }));

  app.get(route(apiPaths.payment), async (c) => {
    const visit = openedVisit(c);
    const place = { ...visit, language: pageLanguage(c, undefined, visit.from) };
    const offer = offerBySku(c.req.query('sku'));
    if (!offer) return noOffer(c, place);
    const account = await accountOf(database, sessionToken(c));
    return account ? sendForm(c, place, offer, account) : askToSignIn(c, place, offer.sku);
  });

  app.post(route(apiPaths.payment), async (c) => {
    const { sku, token = '', from, origin, language } = await formOf(c);
    const visit = visitOf(c, from, origin);
    const place = { ...visit, language: pageLanguage(c, language, visit.from) };
    const offer = offerBySku(sku);
    if (!offer || !tokenPattern.test(token)) return noOffer(c, place);
    const account = await accountOf(database, sessionToken(c));
    if (!account) return askToSignIn(c, place, offer.sku);
    const { userid, email } = account;
    const bought = await buyOffer(database, offer, { token, userid, scope: c.var.scope });
    if (typeof bought === 'string') {
      const t = wordsOf(place.language);
      return refuse(c, place, 409, html`<p role="alert">${t(`dialogs.${bought}.text`)}</p>`);
    }
    // On its own page, as without scripts, the visitor goes on where the dialog would have led.
    if (isOnItsOwn(c) && bought.keys.length === 0)
      return c.redirect(pagePath('purchase-success', place.language), 303);
    return sendReceipt(c, place, offer, bought, email);
  });
};
