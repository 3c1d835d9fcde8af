/** Prices in every language name whose dollars they are. */
import { expect, test } from 'vitest';
import { languages } from '@/config/site/languages';
import { formatPrice } from '@/services/rules/price';

test.each(languages)('a price in $code says that it is in US dollars', ({ iso }) => {
  expect(formatPrice(3.99, iso)).toMatch(/US\$|USD|\$US/);
  expect(formatPrice(3.99, iso)).toMatch(/3[.,]99/);
});

test.each([
  ['en-US', 'US$129.99'],
  ['de-DE', '129,99 US$'],
  ['fr-FR', '129,99 $US'],
  ['ja-JP', 'US$129.99'],
])('%s: %s', (iso, written) => {
  expect(formatPrice(129.99, iso).replace(/\s/g, ' ')).toBe(written);
});
