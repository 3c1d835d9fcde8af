import { useLocale, useTranslations } from 'next-intl';
import { choiceIds, type ChoiceList } from '@/config/forms/choices';
import { languageOf } from '@/config/site/languages';
import { countryOptions } from '@/services/rules/countries';
import type { Option } from './Field.shared';

/** What the lists of config/forms/choices.ts offer, in the words of the page. */
export function useChoices(): (list: ChoiceList) => readonly Option[] {
  const t = useTranslations('forms');
  const { iso } = languageOf(useLocale());
  const lists: Readonly<Record<ChoiceList, () => readonly Option[]>> = {
    countries: () => countryOptions(iso),
    products: () => choiceIds.products.map((id) => ({ id, name: t(`products.${id}`) })),
    categories: () => choiceIds.categories.map((id) => ({ id, name: t(`categories.${id}`) })),
  };
  return (list) => lists[list]();
}
