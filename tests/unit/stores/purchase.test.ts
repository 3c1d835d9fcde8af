/** From a buy button to the payment box, over every state that a visitor may be in. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offers, type OfferId } from '@/config/plans/offers';
import { useBusiness } from '@/stores/business';
import { useCompare } from '@/stores/compare';
import { closeDialog, openDialog, useDialogs, type DialogsState } from '@/stores/dialogs';
import {
  askForPremium,
  buy,
  closePopup,
  continuePurchase,
  endPurchase,
  leaveDialogs,
  openContact,
  paid,
} from '@/stores/flows/purchase';
import { useUser } from '@/stores/user';

const { fetchSkus, knownUser, pollUser } = vi.hoisted(() => ({
  fetchSkus: vi.fn<() => Promise<object[]>>(),
  knownUser: vi.fn<() => Promise<boolean>>(),
  pollUser: vi.fn<() => Promise<boolean>>(),
}));
vi.mock('@/services/calls/sku', async (original) => ({ ...(await original<object>()), fetchSkus }));
vi.mock('@/stores/user', async (original) => ({ ...(await original<object>()), knownUser }));
vi.mock('@/stores/flows/pollUser', () => ({ pollUser }));

const openDialogs = () =>
  Object.entries(useDialogs.getState()).flatMap(([flag, isOpen]) => (isOpen ? [flag] : []));
const signedIn = (isPremiumUser = false) => {
  knownUser.mockResolvedValue(true);
  useUser.setState({ hasLogined: true, isPremiumUser });
};

beforeEach(() => {
  useBusiness.setState(useBusiness.getInitialState(), true);
  useCompare.setState(useCompare.getInitialState(), true);
  useDialogs.setState(useDialogs.getInitialState(), true);
  useUser.setState(useUser.getInitialState(), true);
  fetchSkus.mockReset().mockResolvedValue([]);
  knownUser.mockReset().mockResolvedValue(false);
  pollUser.mockReset().mockResolvedValue(true);
});

test('opening a dialog closes the others', () => {
  const flags = Object.keys(useDialogs.getInitialState()) as (keyof DialogsState)[];
  for (const flag of flags) {
    openDialog(flag);
    expect(openDialogs()).toEqual([flag]);
  }
  closeDialog('contactUsDialogShow');
  expect(openDialogs()).toEqual([]);
});

describe('buy', () => {
  test('asks who is not signed in to sign in, and goes on afterwards', async () => {
    await buy('premiumYear');
    expect(openDialogs()).toEqual(['loginDialogShow']);
    signedIn();
    await continuePurchase();
    expect(openDialogs()).toEqual(['payDialogShow']);
    expect(useBusiness.getState().bqData.offer).toBe('premiumYear');
  });

  test('does not go on once it was given up', async () => {
    await buy('premiumYear');
    endPurchase();
    await continuePurchase();
    expect(useCompare.getState().isShowPayBox).toBe(false);
    expect(fetchSkus).not.toHaveBeenCalled();
  });

  test.each([
    ['premiumMonth', false, true],
    ['premiumMonth', true, false],
    ['businessSubscription', true, false],
    ['businessLicense', true, true],
  ] as const)('%s, premium %s: payment box %s', async (offer, isPremium, isBox) => {
    signedIn(isPremium);
    await buy(offer);
    expect(openDialogs()).toEqual(isBox ? ['payDialogShow'] : []);
    expect(useCompare.getState()).toMatchObject({ isShowPayBox: isBox, showPopup: !isBox });
  });

  test('pays by the SKU of the list', async () => {
    signedIn();
    fetchSkus.mockResolvedValue([{ sku: 'P-12', plan: 'premium', period: 'year' }]);
    await buy('premiumYear');
    expect(useBusiness.getState().bqData).toEqual({ offer: 'premiumYear', sku: 'P-12' });
  });

  test('pays by the built-in SKU where the list fails, with one line in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    signedIn();
    fetchSkus.mockRejectedValue(new Error('down'));
    await buy('premiumYear');
    expect(useBusiness.getState().bqData.sku).toBe(offers.premiumYear.sku);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('shows no box that was closed before the SKU came', async () => {
    signedIn();
    let answer: ((skus: object[]) => void) | undefined;
    fetchSkus.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const buying = buy('premiumYear');
    await vi.waitFor(() => expect(answer).toBeDefined());
    endPurchase();
    answer?.([]);
    await buying;
    expect(useCompare.getState().isShowPayBox).toBe(false);
    expect(openDialogs()).toEqual([]);
  });
});

test.each([
  ['premiumMonth', 1],
  ['premiumYear', 1],
  ['businessSubscription', 2],
  ['businessLicense', 3],
] as const)('after %s the thanks are of type %i', async (offer: OfferId, type) => {
  signedIn();
  await buy(offer);
  await paid('a@example.com');
  expect(openDialogs()).toEqual(['paySuccessDialogShow']);
  expect(pollUser).toHaveBeenCalledOnce();
  expect(useBusiness.getState()).toMatchObject({
    paySuccessType: type,
    purchaseEmail: 'a@example.com',
    bqData: {},
  });
});

test('the popup leads to sales, or closes', async () => {
  signedIn(true);
  await buy('premiumMonth');
  openContact();
  expect(useCompare.getState().showPopup).toBe(false);
  expect(openDialogs()).toEqual(['contactUsDialogShow']);
  await buy('premiumMonth');
  closePopup();
  expect(useCompare.getState().showPopup).toBe(false);
});

test('the dialogs of a page go with it, and so does a purchase that waits for one', async () => {
  signedIn(true);
  await buy('premiumMonth');
  expect(useCompare.getState().showPopup).toBe(true);
  openDialog('loginDialogShow');
  useBusiness.setState({ bqData: { offer: 'premiumYear' } });
  leaveDialogs();
  expect(openDialogs()).toEqual([]);
  expect(useCompare.getState()).toEqual(useCompare.getInitialState());
  expect(useBusiness.getState().bqData).toEqual({});
});

test.each([
  [true, []],
  [false, ['premiumLimitDialogShow']],
])('asked for Premium with isPremiumUser %s, these open: %j', async (isPremium, opened) => {
  signedIn(isPremium);
  await expect(askForPremium()).resolves.toBe(isPremium);
  expect(openDialogs()).toEqual(opened);
});
