/** Names of countries in a language, and the regions of a country. */
import { countryCodes } from '@/config/forms/countries';

/** A country to choose. */
export interface CountryOption {
  readonly id: string;
  readonly name: string;
}

/** All countries by name, sorted as the language sorts; pure. @param iso BCP 47 tag. */
export function countryOptions(iso: string): readonly CountryOption[] {
  const names = new Intl.DisplayNames([iso], { type: 'region' });
  const { compare } = new Intl.Collator(iso);
  return countryCodes
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .sort((one, other) => compare(one.name, other.name));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The region that a text names, whatever its accents and capitals; empty if there is none. Pure. */
export function matchRegion(regions: readonly string[], text: string): string {
  return regions.find((region) => plain(region) === plain(text)) ?? '';
}
