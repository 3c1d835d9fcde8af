/** Countries by name in every language, and the regions that belong to them. */
import { allCountries } from 'country-region-data';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '@/config/forms/countries';
import { languages } from '@/config/site/languages';
import { countryOptions, matchRegion } from '@/services/rules/countries';

test('every country of the list has its regions, and every country with regions is in the list', () => {
  expect([...countryCodes].sort()).toEqual(allCountries.map(([, code]) => code).sort());
});

describe.each(languages)('in $name', ({ iso }) => {
  const options = countryOptions(iso);

  test('every country has a name of its own', () => {
    expect(options.map(({ id }) => id).sort()).toEqual([...countryCodes].sort());
    expect(new Set(options.map(({ name }) => name)).size).toBe(countryCodes.length);
    expect(options.filter(({ id, name }) => id === name)).toEqual([]);
  });

  test('they are sorted as the language sorts', () => {
    const names = options.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(iso).compare));
  });
});

test.each([
  ['Bayern', 'Bayern'],
  [' bayern ', 'Bayern'],
  ['baden-wurttemberg', 'Baden-Württemberg'],
  ['Bavaria', ''],
  ['', ''],
])('%j is the region %j', (text, region) => {
  expect(matchRegion(['Bayern', 'Baden-Württemberg'], text)).toBe(region);
});
