/** The numbers of the plans as messages take them: prices and sizes written in the page's language. */
import { useFormatter, useLocale } from 'next-intl';
import { languageOf } from '@/config/site/languages';
import { facts } from '@/config/plans/facts';
import {
  businessLicense,
  businessPrices,
  currency,
  monthlyAmount,
  premiumPrices,
  renewalMonths,
} from '@/config/plans/plans';
import { formatPrice } from '@/services/rules/price';

/** An amount of money in the page's language. */
export function usePrice(): (amount: number) => string {
  const { iso } = languageOf(useLocale());
  return (amount) => formatPrice(amount, iso);
}

/** Arguments for the messages about plans (specification, sections 6 and 9). */
export function usePlanNumbers() {
  const format = useFormatter();
  const price = usePrice();
  return {
    days: facts.trialDays,
    devices: facts.devices,
    pcs: facts.devicePcs,
    mobiles: facts.deviceMobiles,
    storage: format.number(facts.cloudStorageGb, { style: 'unit', unit: 'gigabyte' }),
    attachment: format.number(facts.cloudAttachmentMb, { style: 'unit', unit: 'megabyte' }),
    month: price(premiumPrices.month.amount),
    halfYear: price(premiumPrices.halfYear.amount),
    halfYearMonths: premiumPrices.halfYear.months,
    year: price(premiumPrices.year.amount),
    yearMonths: premiumPrices.year.months,
    perMonth: price(monthlyAmount(premiumPrices.year)),
    businessYear: price(businessPrices.subscription.amount),
    businessMonths: businessPrices.subscription.months,
    license: price(businessPrices.license.amount),
    licenseKeys: businessLicense.keys,
    licensePcs: businessLicense.pcs,
    renewal: renewalMonths,
    currency,
  };
}
