/** The pages of the payment host, in the words of the site. */
import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { facts } from '@/config/plans/facts';
import type { Offer } from '@/config/plans/offers';
import { businessLicense, renewalMonths } from '@/config/plans/plans';
import * as apiPaths from '@/config/site/apiPaths';
import { brand } from '@/config/site/brand';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { formatPrice } from '@/services/rules/price';
import { pagePath } from '@/services/rules/urls';
import type { Account } from '../data/accounts';
import type { Purchase } from '../data/purchaseRows';
import { wordsOf } from '../forms/words';
import type { Call } from '../http/call';
import { sendPage, type Page } from '../http/pages';
import type { Visit } from '../http/visit';
import { offerName, writtenDay } from './offerWords';

/** Where a page is shown, and in which language. */
export interface Place extends Visit {
  readonly language: LanguageCode;
}

const ready = JSON.stringify({ type: 'pay-ready' });

/** A page that tells who frames it that it can be used, whatever it says. */
function sendReady(c: Call, place: Place, page: Omit<Page, 'title'>): Promise<Response> {
  return sendPage(c, {
    title: `${wordsOf(place.language)('dialogs.pay.title')} – ${brand.name}`,
    language: languageOf(place.language).iso,
    script: 'framed.js',
    data: { origin: place.origin, message: ready },
    ...page,
  });
}

/** What an offer costs and brings, in the words of the site. */
function termsOf({ kind, price }: Offer, language: LanguageCode) {
  const t = wordsOf(language);
  if (kind === 'trial')
    return html`<p>${t('payment.trial', { days: facts.trialDays })}</p>
      <p>${t('payment.ends')}</p>`;
  const renews = price.months === renewalMonths;
  return html`<p>
      <strong>${formatPrice(price.amount, languageOf(language).iso)}</strong>
      ${t('pricing.forPeriod', { months: price.months })}
    </p>
    ${kind === 'license' ? html`<p>${t('business.pointKeys', businessLicense)}</p>` : ''}
    <p>${renews ? t('payment.renews', { months: renewalMonths }) : t('payment.ends')}</p>`;
}

/** What is on offer, with its price and terms, and the button. */
export function sendForm(c: Call, place: Place, offer: Offer, account: Account): Promise<Response> {
  const { language } = place;
  const t = wordsOf(language);
  const price = formatPrice(offer.price.amount, languageOf(language).iso);
  const { username, email } = account;
  return sendReady(c, place, {
    body: html`<h1>${offerName(offer, language)}</h1>
      ${termsOf(offer, language)}
      <p>${t('payment.for', { username, email })}</p>
      <form method="post" action="${apiPaths.payment}">
        <input type="hidden" name="sku" value="${offer.sku}" />
        <input type="hidden" name="token" value="${randomUUID()}" />
        <input type="hidden" name="origin" value="${place.origin}" />
        <input type="hidden" name="from" value="${place.from}" />
        <input type="hidden" name="language" value="${language}" />
        <button>
          ${offer.kind === 'trial' ? t('plans.startTrial') : t('payment.pay', { price })}
        </button>
      </form>
      <p>${t('payment.standIn')}</p>`,
  });
}

/** A page that says why nothing is paid. */
export function refuse(c: Call, place: Place, status: 200 | 400 | 401 | 409, body: Page['body']) {
  return sendReady(c, place, {
    status,
    body: html`<h1>${wordsOf(place.language)('dialogs.pay.title')}</h1>
      ${body}`,
  });
}

/** Asks whoever is not signed in to do so, and leads back here afterwards; only paying is refused. */
export function askToSignIn(c: Call, place: Place, sku: string): Promise<Response> {
  const { language } = place;
  const t = wordsOf(language);
  const again = `${apiPaths.payment}?${new URLSearchParams({ sku, language })}`;
  const back = new URLSearchParams({ from: again, language });
  return refuse(
    c,
    place,
    c.req.method === 'POST' ? 401 : 200,
    html`<p role="alert">${t('payment.signInFirst')}</p>
      <p><a href="${apiPaths.signin}?${back}" target="_top">${t('header.signIn')}</a></p>`,
  );
}

/** The page of an offer that is none. */
export function noOffer(c: Call, place: Place): Promise<Response> {
  const t = wordsOf(place.language);
  return refuse(c, place, 400, html`<p role="alert">${t('payment.noOffer')}</p>`);
}

/** What was bought, in the words in which it was offered, and the way on. */
export function sendReceipt(c: Call, place: Place, offer: Offer, bought: Purchase, email: string) {
  const { language } = place;
  const t = wordsOf(language);
  const until = writtenDay(bought.expirationDate, language);
  return sendReady(c, place, {
    data: {
      origin: place.origin,
      message: JSON.stringify({ type: 'paid', sku: offer.sku, email }),
    },
    body: html`<h1>${t('dialogs.paySuccess.title')}</h1>
      <p>${t('payment.belongs', { offer: offerName(offer, language), email })}</p>
      ${termsOf(offer, language)}
      <p>${t('dialogs.paySuccess.active', { date: until })}</p>
      ${bought.keys.map((key) => html`<p><code>${key}</code></p>`)}
      <p>
        <a href="${pagePath('purchase-success', language)}" target="_top"
          >${t('dialogs.paySuccess.next')}</a
        >
      </p>
      <p><a href="${apiPaths.usercenter}" target="_top">${t('account.center')}</a></p>`,
  });
}
