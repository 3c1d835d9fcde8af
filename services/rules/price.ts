/** Amounts of money as a page writes them; pure. */
import { currency } from '@/config/plans/plans';

/**
 * An amount in a language's words. A bare `$` is a dollar of another country to many readers: the sign
 * names whose it is, in each language (`US$3.99`, `3,99 US$`); languages that do so by themselves
 * (`USD 3.99`, `3,99 $US`) are left alone.
 * @param amount in the currency of `config/plans/plans.ts`.
 * @param iso BCP 47 tag.
 */
export function formatPrice(amount: number, iso: string): string {
  return new Intl.NumberFormat(iso, { style: 'currency', currency })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' && value === '$' ? 'US$' : value))
    .join('');
}
