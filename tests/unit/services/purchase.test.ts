/** Who may buy, or try, what. */
import { describe, expect, test } from 'vitest';
import { offers } from '@/config/plans/offers';
import { kindOf, refusalOf, type Holdings } from '@/services/rules/purchase';

const now = 1_000_000;
const nothing: Holdings = { isPremiumUser: false, subscriptions: [], orders: [] };
const holds = (kind: string, end = now + 10): Holdings => {
  const row = { kind, expirationDate: end };
  const runs = end > now;
  return { isPremiumUser: runs, subscriptions: runs ? [row] : [], orders: [row] };
};
const unlisted: Holdings = { ...nothing, isPremiumUser: true };
const unnamed: Holdings = { ...nothing, subscriptions: [{ sku: 'any' }] };

describe('refusalOf', () => {
  test.each([
    ['premiumMonth', 'nothing', nothing, null],
    ['premiumMonth', 'a subscription', holds('subscription'), 'multiple'],
    ['premiumMonth', 'one that has ended', holds('subscription', now), null],
    ['premiumMonth', 'premium that no row explains', unlisted, 'multiple'],
    ['premiumMonth', 'a row of another host', unnamed, 'multiple'],
    ['premiumMonth', 'a license', holds('license'), null],
    ['premiumMonth', 'a trial', holds('trial'), null],
    ['businessSubscription', 'a subscription', holds('subscription'), 'multiple'],
    ['businessLicense', 'nothing', nothing, null],
    ['businessLicense', 'a subscription', holds('subscription'), null],
    ['businessLicense', 'premium that no row explains', unlisted, null],
    ['businessLicense', 'a license', holds('license'), 'multiple'],
    ['businessLicense', 'one that has ended', holds('license', now - 1), null],
    ['premiumTrial', 'nothing', nothing, null],
    ['premiumTrial', 'a license', holds('license'), null],
    ['premiumTrial', 'a trial', holds('trial'), 'trial'],
    ['premiumTrial', 'a trial that has ended', holds('trial', now - 1), 'trial'],
    ['premiumTrial', 'a subscription', holds('subscription'), 'trial'],
    ['premiumTrial', 'a subscription that has ended', holds('subscription', now - 1), 'trial'],
    ['premiumTrial', 'premium that no row explains', unlisted, 'trial'],
  ] as const)('%s with %s', (offer, _, holdings, expected) => {
    expect(refusalOf(offers[offer], holdings, now)).toBe(expected);
  });
});

test.each([
  [{ kind: 'license' }, 'license'],
  [{ kind: 'trial' }, 'trial'],
  [{ kind: 7, sku: offers.businessLicense.sku }, 'license'],
  [{ sku: offers.premiumTrial.sku }, 'trial'],
  [{ sku: 'of another host' }, 'subscription'],
  [{}, 'subscription'],
] as const)('%j is a %s', (row, kind) => {
  expect(kindOf(row)).toBe(kind);
});
