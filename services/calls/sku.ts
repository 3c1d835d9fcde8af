/** SKUs: what the payment host calls each offer (specification, section 7). */
import * as v from 'valibot';
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { timings } from '@/config/site/limits';
import type { Offer } from '@/config/plans/offers';
import { getJson } from './http';

const Words = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A row of the list. The page has prices of its own (config/plans/plans.ts); the payment page names what is paid. */
const Sku = v.object({
  sku: v.pipe(Words, v.regex(/^[\w.:-]{1,64}$/)),
  plan: Words,
  period: Words,
  /** None for a trial. */
  months: v.pipe(v.number(), v.integer(), v.minValue(0)),
  price: v.pipe(v.number(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

const List = v.object({ code: v.literal(0), data: v.array(v.unknown()) });

/** A SKU that can be bought. */
export type Sku = v.InferOutput<typeof Sku>;

/**
 * GETs the SKUs on sale; rows that are none are left out.
 * @throws ServiceError
 */
export async function fetchSkus(): Promise<readonly Sku[]> {
  const answer = await getJson({
    url: `${hosts.facade}${apiPaths.sku}`,
    timeout: timings.skuTimeout,
    schema: List,
  });
  return answer.data.flatMap((row) => {
    const parsed = v.safeParse(Sku, row);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The SKU of an offer: that of the list, else the built-in one. */
export function skuOf(offer: Offer, skus: readonly Sku[]): string {
  const found = skus.find(({ plan, period }) => plan === offer.plan && period === offer.period);
  return found?.sku ?? offer.sku;
}
