/** How the pages of account and payment name what is bought, in the words of the site. */
import type { Offer } from '@/config/plans/offers';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { wordsOf } from '../forms/words';

/** The name of an offer: plan and length, license or trial. */
export function offerName({ plan, kind, price }: Offer, language: LanguageCode): string {
  const t = wordsOf(language);
  if (kind !== 'subscription') return t(`account.names.${kind}`);
  return t('pricing.offerName', { plan: t(`account.names.${plan}`), months: price.months });
}

/** A day as the language writes it. @param seconds since the epoch. */
export function writtenDay(seconds: number, language: LanguageCode): string {
  const { iso } = languageOf(language);
  return new Date(seconds * 1000).toLocaleDateString(iso, { dateStyle: 'long', timeZone: 'UTC' });
}
