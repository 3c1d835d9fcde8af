/** The account host's pages for those who are signed in: the account, its plan, what was bought. */
import { html } from 'hono/html';
import * as apiPaths from '@/config/site/apiPaths';
import { brand } from '@/config/site/brand';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { offerBySku } from '@/config/plans/offers';
import { isInFuture, nowInSeconds } from '@/services/rules/premium';
import { formatPrice } from '@/services/rules/price';
import { localizedPath } from '@/services/rules/urls';
import { accountOf } from '../data/accounts';
import { running, type Purchase } from '../data/purchaseRows';
import { purchasesOf, setRenewal } from '../data/purchases';
import { wordsOf } from '../forms/words';
import { route, type Call } from '../http/call';
import { sendPage } from '../http/pages';
import { formOf, openedVisit } from '../http/visit';
import type { HostRoutes } from './host';
import { offerName, writtenDay } from './offerWords';
import { pageLanguage } from './pageLanguage';
import { sessionToken } from './session';

function named({ sku }: Purchase, language: LanguageCode): string {
  const offer = offerBySku(sku);
  return offer ? offerName(offer, language) : sku;
}

/** Something that runs: until when, and for what is sold by the year the switch of its renewal. */
function runningRow(bought: Purchase, language: LanguageCode) {
  const t = wordsOf(language);
  const date = writtenDay(bought.expirationDate, language);
  const words = bought.renews ? t('account.renewsOn', { date }) : t('account.runsUntil', { date });
  return html`<li>
    ${named(bought, language)}: ${words}
    ${
      bought.kind === 'trial'
        ? ''
        : html`<form method="post" action="${apiPaths.usercenter}">
            <input type="hidden" name="order" value="${bought.order}" />
            <input type="hidden" name="renews" value="${bought.renews ? 'no' : 'yes'}" />
            <input type="hidden" name="language" value="${language}" />
            <button>${bought.renews ? t('payment.renewalOff') : t('payment.renewalOn')}</button>
          </form>`
    }
  </li>`;
}

function orderRow(bought: Purchase, language: LanguageCode) {
  const { at, amount, keys } = bought;
  const day = writtenDay(Date.parse(at) / 1000, language);
  const price = formatPrice(amount, languageOf(language).iso);
  return html`<li>
    ${day}: ${named(bought, language)}, ${price}
    ${keys.map((key) => html`<br /><code>${key}</code>`)}
  </li>`;
}

function list<Row>(rows: readonly Row[], row: (one: Row) => unknown, nothing: string) {
  if (rows.length === 0) return html`<p>${nothing}</p>`;
  return html`<ul>
    ${rows.map(row)}
  </ul>`;
}

const signIn = (c: Call, language: LanguageCode): Response => {
  const query = new URLSearchParams({ from: apiPaths.usercenter, language });
  return c.redirect(`${apiPaths.signin}?${query}`, 302);
};

/** Adds the account center. */
export const userCenter: HostRoutes = (app, { database }) => {
  app.get(route(apiPaths.usercenter), async (c) => {
    const language = pageLanguage(c, undefined, openedVisit(c).from);
    const account = await accountOf(database, sessionToken(c));
    if (!account) return signIn(c, language);
    const t = wordsOf(language);
    const purchases = await purchasesOf(database, account.userid);
    const nothing = t('payment.noOrders');
    const { username, email, userid, expirationDate } = account;
    // An account may be premium without having bought anything here.
    const given = isInFuture(expirationDate, nowInSeconds())
      ? t('account.premiumUntil', { date: writtenDay(expirationDate, language) })
      : nothing;
    return sendPage(c, {
      title: `${t('account.center')} – ${brand.name}`,
      language: languageOf(language).iso,
      body: html`<h1>${username}</h1>
        <p>${email}<br />${t('account.id', { userid })}</p>
        <h2 id="subscription">${t('account.subscription')}</h2>
        ${list(running(purchases), (one) => runningRow(one, language), given)}
        <h2>${t('account.orders')}</h2>
        ${list(purchases, (one) => orderRow(one, language), nothing)}
        <p><a href="${localizedPath('/', language)}">${brand.name}</a></p>`,
    });
  });

  app.post(route(apiPaths.usercenter), async (c) => {
    const { order = '', renews, language: named } = await formOf(c);
    const language = pageLanguage(c, named);
    const account = await accountOf(database, sessionToken(c));
    if (!account) return signIn(c, language);
    await setRenewal(database, account.userid, order, renews === 'yes');
    const query = new URLSearchParams({ language });
    return c.redirect(`${apiPaths.usercenter}?${query}#subscription`, 303);
  });
};
