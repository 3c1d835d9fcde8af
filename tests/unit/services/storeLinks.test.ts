/** Which addresses lead to a store, and how they carry the campaign: the whole truth table. */
import { describe, expect, test } from 'vitest';
import { maxCampaignValue } from '@/config/download/campaigns';
import { storeNames, storeParameters } from '@/config/download/storeLinks';
import { readCampaign } from '@/services/rules/campaign';
import { isAllowedStoreUrl, isStore, storeAddress } from '@/services/rules/storeLinks';

const origin = 'https://www.example.com';
const play = 'https://play.google.com/store/apps/details?id=cn.wps.moffice_eng';
const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('a store’s address', () => {
  const spring = readCampaign('?utm_source=news&utm_medium=e-mail&utm_campaign=spring 26');

  test.each([
    ['androidStore', { referrer: 'utm_source=news&utm_medium=e-mail&utm_campaign=spring+26' }],
    ['iosStore', { ct: 'spring_26', mt: '8' }],
    ['macAppStore', { ct: 'spring_26', mt: '12' }],
    ['microsoftStore', { cid: 'spring_26' }],
  ] as const)('of %s carries %j', (store, parameters) => {
    expect(parametersOf(storeAddress(play, store, spring, origin))).toEqual({
      id: 'cn.wps.moffice_eng',
      ...parameters,
    });
  });

  test.each([
    ['?utm_source=a&utm_medium=b', 'utm_source=a&utm_medium=b', 'a'],
    ['?utm_medium=b', 'utm_medium=b', 'b'],
    ['?source=blog', 'utm_source=blog', 'blog'],
    ['?source=blog&utm_source=a', 'utm_source=a', 'blog'],
    ['?utm_campaign=Fr%C3%BChling', 'utm_campaign=Fr%C3%BChling', 'Fr_hling'],
    ['?utm_campaign=a%26b%3Dc', undefined, undefined],
    ['?gclid=x&auto_download=true&referrer=y&ct=z', undefined, undefined],
    ['', undefined, undefined],
  ])('with %s tells Play %s and the App Store %s', (search, referrer, ct) => {
    const campaign = readCampaign(search);
    expect(parametersOf(storeAddress(play, 'androidStore', campaign, origin)).referrer).toBe(
      referrer,
    );
    expect(parametersOf(storeAddress(play, 'iosStore', campaign, origin)).ct).toBe(ct);
  });

  test.each(storeNames)('of %s keeps within what the store takes', (store) => {
    for (const letter of ['x', '春']) {
      const value = letter.repeat(maxCampaignValue);
      const campaign = readCampaign(
        `?utm_source=${value}&utm_medium=${value}&utm_campaign=${value}`,
      );
      const told = parametersOf(storeAddress(play, store, campaign, origin));
      const { name, longest } = storeParameters[store];
      expect(told[name]?.length ?? 0).toBeLessThanOrEqual(longest);
    }
  });

  test('stays as it is without a campaign, and is read against the page where it is relative', () => {
    expect(storeAddress('/stores/google-play/', 'androidStore', null, origin)).toBe(
      '/stores/google-play/',
    );
    expect(storeAddress('/stores/x/', 'microsoftStore', readCampaign('?source=a'), origin)).toBe(
      `${origin}/stores/x/?cid=a`,
    );
  });
});

test.each([
  [play, true],
  ['https://apps.apple.com/app/id1491101673', true],
  ['https://apps.microsoft.com/detail/x', true],
  ['/stores/google-play/', true],
  ['http://play.google.com/x', false],
  ['https://play.google.com.evil.example/x', false],
  ['https://play.google.com:8443/x', false],
  ['https://user@play.google.com/x', false],
  ['https://wdl1.pcfg.cache.wpscdn.com/x.exe', false],
  ['market://details?id=x', false],
  ['javascript:alert(1)', false],
  ['https://', false],
])('%s may be a store’s: %s', (address, allowed) => {
  expect(isAllowedStoreUrl(address, origin)).toBe(allowed);
});

test.each([
  ['microsoftStore', true],
  ['androidStore', true],
  ['androidApk', false],
  ['windowsWeb', false],
  ['toString', false],
])('%s is a store: %s', (name, store) => expect(isStore(name)).toBe(store));
