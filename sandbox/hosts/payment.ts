/** The payment host: the page of the payment box. No money moves: paying is one click. */
import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { brand } from '@/config/site/brand';
import { formatPrice } from '@/services/rules/price';
import { offers, type Offer } from '@/config/plans/offers';
import { currency } from '@/config/plans/plans';
import * as apiPaths from '@/config/site/apiPaths';
import { languageCodes, languageOf } from '@/config/site/languages';
import { accountOf, type Account } from '../data/accounts';
import { route, type Call } from '../http/call';
import type { HostRoutes } from './host';
import { formOf, openedVisit, visitOf, type Visit } from '../http/visit';
import { sendPage, type Page } from '../http/pages';
import { buyOffer, offerBySku } from '../data/purchases';
import { sessionToken } from './session';

const ready = JSON.stringify({ type: 'pay-ready' });

/** A page that tells who frames it that it can be used, whatever it says. */
function sendReady(c: Call, { origin }: Visit, page: Omit<Page, 'title'>): Promise<Response> {
  const title = `Payment – ${brand.name}`;
  return sendPage(c, { title, script: 'framed.js', data: { origin, message: ready }, ...page });
}

/** The price as the site writes it in a language; English for one that the site does not have. */
function priceIn(language: string, { price }: Offer): string {
  const code = languageCodes.find((known) => known === language) ?? 'en-US';
  return formatPrice(price.amount, languageOf(code).iso);
}

function periodOf({ price, isSubscription }: Offer): string {
  if (!isSubscription) return 'paid once';
  return price.months === 1 ? 'for 1 month' : `for ${price.months} months`;
}

const planNames = { premium: 'Premium', business: 'Business' };

function sendForm(c: Call, visit: Visit, offer: Offer, account: Account): Promise<Response> {
  const price = priceIn(c.req.query('language') ?? '', offer);
  return sendReady(c, visit, {
    body: html`<h1>${brand.name} ${planNames[offer.plan]}</h1>
      <p><strong>${price}</strong> ${periodOf(offer)}</p>
      <p>For ${account.username}, ${account.email}</p>
      <form method="post" action="${apiPaths.payment}">
        <input type="hidden" name="sku" value="${offer.sku}" />
        <input type="hidden" name="token" value="${randomUUID()}" />
        <input type="hidden" name="origin" value="${visit.origin}" />
        <input type="hidden" name="from" value="${visit.from}" />
        <button>Pay ${price}</button>
      </form>
      <p>This page stands in for the payment service. No money is asked for.</p>`,
  });
}

function refuse(c: Call, visit: Visit, status: 200 | 400 | 401 | 409, body: Page['body']) {
  return sendReady(c, visit, {
    status,
    body: html`<h1>Payment</h1>
      ${body}`,
  });
}

/** Asks whoever is not signed in to do so, and leads back here afterwards; only paying is refused. */
function askToSignIn(c: Call, visit: Visit, sku: string): Promise<Response> {
  const back = new URLSearchParams({ from: `${apiPaths.payment}?${new URLSearchParams({ sku })}` });
  return refuse(
    c,
    visit,
    c.req.method === 'POST' ? 401 : 200,
    html`<p role="alert">Sign in before you pay.</p>
      <p><a href="${apiPaths.signin}?${back}" target="_top">Sign in</a></p>`,
  );
}

const noOffer = html`<p role="alert">There is no such offer.</p>`;
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
    const offer = offerBySku(c.req.query('sku'));
    if (!offer) return refuse(c, visit, 400, noOffer);
    const account = await accountOf(database, sessionToken(c));
    return account ? sendForm(c, visit, offer, account) : askToSignIn(c, visit, offer.sku);
  });

  app.post(route(apiPaths.payment), async (c) => {
    const { sku, token = '', from, origin } = await formOf(c);
    const visit = visitOf(c, from, origin);
    const offer = offerBySku(sku);
    if (!offer || !tokenPattern.test(token)) return refuse(c, visit, 400, noOffer);
    const account = await accountOf(database, sessionToken(c));
    if (!account) return askToSignIn(c, visit, offer.sku);
    const { userid, email } = account;
    const bought = await buyOffer(database, offer, { token, userid, scope: c.var.scope });
    if (!bought) {
      const words = 'Multiple subscriptions are not available.';
      return refuse(c, visit, 409, html`<p role="alert">${words}</p>`);
    }
    const message = JSON.stringify({ type: 'paid', sku: offer.sku, email });
    return sendReady(c, visit, {
      data: { origin: visit.origin, message },
      body: html`<h1>Thank you</h1>
        <p>${brand.name} ${planNames[offer.plan]} is on the account ${email} now.</p>
        ${bought.keys.map((key) => html`<p><code>${key}</code></p>`)}
        <p><a href="${apiPaths.usercenter}" target="_top">To your account</a></p>`,
    });
  });
};
