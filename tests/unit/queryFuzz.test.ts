/** Ten thousand odd queries: what reads them never throws, and never takes over what it does not know. */
import { describe, expect, test } from 'vitest';
import { experiments } from '@/config/visitor/experiments';
import { maxCampaignValue } from '@/config/download/campaigns';
import { queryKeys } from '@/config/site/keys';
import { packageNames } from '@/config/download/packages';
import { redirectFor } from '@/deploy/rules/redirects';
import { isAllowedDownloadUrl } from '@/services/rules/downloadUrls';
import {
  hasCampaign,
  isClientFrame,
  isLegacyClient,
  matchCampaign,
  readCampaign,
  type UtmEntry,
} from '@/services/rules/campaign';
import { packageFromParameter } from '@/services/rules/channels';
import { experimentOverrides } from '@/services/rules/experimentOverrides';
import { chooseView, useBusiness } from '@/stores/business';
import { oddQueries } from '@/tests/helpers/oddQueries';

const queries = oddQueries(10_000, 20_261_128);
const site = 'https://site.example';
const isString = (value: unknown): value is string => typeof value === 'string';
/** An entry that names no campaign: it must be no one's. */
const noCampaign = { source: '', utm_source: '', utm_medium: '', utm_campaign: '' } as UtmEntry;

describe('ten thousand odd queries', () => {
  test('are many, and odd', () => {
    expect(new Set(queries).size).toBeGreaterThan(9_000);
    expect(queries.filter((query) => query.includes('script')).length).toBeGreaterThan(500);
  });

  test('name a campaign only in plain words', () => {
    const campaigns = queries.map(readCampaign);
    const values = campaigns.flatMap((campaign) => Object.values(campaign)).filter(isString);
    expect(values.filter((value) => value.length > maxCampaignValue)).toEqual([]);
    expect(values.filter((value) => /[<>"'`&\\\0-\x1f]/.test(value))).toEqual([]);
    expect(campaigns.filter((campaign) => matchCampaign([noCampaign], campaign))).toEqual([]);
    expect(campaigns.filter((campaign) => isLegacyClient(campaign))).toEqual([]);
    expect(campaigns.some(isClientFrame) && campaigns.some(hasCampaign)).toBe(true);
  });

  test('override nothing but arms of known experiments', () => {
    const known: readonly string[] = Object.values(experiments);
    const overrides = queries.flatMap((query) => Object.entries(experimentOverrides(query)));
    expect(overrides.length).toBeGreaterThan(50);
    expect(overrides.filter(([name]) => !known.includes(name))).toEqual([]);
    expect(overrides.filter(([, arm]) => !/^\w{1,32}$/.test(arm))).toEqual([]);
  });

  test('show one of the two views, and no package but ours', () => {
    const views = queries.map((query) => {
      chooseView(query);
      const { contactShow, purchaseShow } = useBusiness.getState();
      return `contact ${contactShow}, purchase ${purchaseShow}`;
    });
    const either = ['contact true, purchase false', 'contact false, purchase true'];
    expect(new Set(views)).toEqual(new Set(either));
    const named = queries.map((query) =>
      packageFromParameter(new URLSearchParams(query).get(queryKeys.package)),
    );
    expect(named.filter((name) => name !== null && !packageNames.includes(name))).toEqual([]);
  });

  test('as paths, lead to a path of this host', () => {
    const paths = queries.flatMap((query) =>
      ['', '/', '/de/', '/en/', '/en-US/'].map((prefix) => prefix + query.slice(1)),
    );
    const targets = paths.map(redirectFor).filter(isString);
    expect(targets.length).toBeGreaterThan(1_000);
    const isElsewhere = (target: string) =>
      !/^\/(?![/\\])/.test(target) || new URL(target, site).origin !== site;
    expect(targets.filter(isElsewhere)).toEqual([]);
  });

  test('as addresses of files, are of this origin', () => {
    const values = queries.flatMap((query) => [...new URLSearchParams(query).values()]);
    const allowed = values.filter((value) => isAllowedDownloadUrl(value, site));
    expect(allowed.filter((value) => new URL(value, site).origin !== site)).toEqual([]);
  });
});
