/** Buying: from a click on a buy button to the plan on the account (decisions, Sign-in, purchase). */
import { paySuccessTypes } from '@/config/pages/business';
import { offers, type OfferId } from '@/config/plans/offers';
import { nowInSeconds } from '@/services/rules/premium';
import { refusalOf } from '@/services/rules/purchase';
import { useBusiness } from '@/stores/business';
import { useCompare } from '@/stores/compare';
import { openDialog, useDialogs } from '@/stores/dialogs';
import { useSubscriptions } from '@/stores/subscriptions';
import { pollUser } from './pollUser';
import { knownUser, useUser } from '@/stores/user';

/** The SKU of an offer. A list that fails is logged, and the built-in SKU holds. */
async function findSku(id: OfferId): Promise<string> {
  const offer = offers[id];
  try {
    const { fetchSkus, skuOf } = await import('@/services/calls/sku');
    return skuOf(offer, await fetchSkus());
  } catch (error) {
    console.warn(`sku: the built-in one of ${id} stays in use. ${String(error)}`);
    return offer.sku;
  }
}

/** Shows the payment box, or says why there is none. */
async function pay(offer: OfferId): Promise<void> {
  const { subscriptionDatas: subscriptions } = useSubscriptions.getState();
  const refusal = refusalOf(
    offers[offer],
    { ...useUser.getState(), subscriptions },
    nowInSeconds(),
  );
  if (refusal) {
    endPurchase();
    useBusiness.setState({ bqData: { refusal } });
    useCompare.setState({ showPopup: true });
    return;
  }
  openDialog('payDialogShow');
  const sku = await findSku(offer);
  // Closed meanwhile, or another offer was chosen: this one is of no account any more.
  if (!useDialogs.getState().payDialogShow || useBusiness.getState().bqData.offer !== offer) return;
  useBusiness.setState({ bqData: { offer, sku } });
  useCompare.setState({ isShowPayBox: true });
}

/** A buy button was clicked: sign-in first where nobody is signed in, then the payment box. */
export async function buy(offer: OfferId): Promise<void> {
  useBusiness.setState({ bqData: { offer } });
  const isSignedIn = await knownUser();
  if (useBusiness.getState().bqData.offer !== offer) return;
  if (isSignedIn) await pay(offer);
  else openDialog('loginDialogShow');
}

/** Somebody has signed in by the dialog: a purchase that waited for it goes on. */
export async function continuePurchase(): Promise<void> {
  const { offer } = useBusiness.getState().bqData;
  if (offer) await pay(offer);
}

/** The purchase is given up, or over. */
export function endPurchase(): void {
  useBusiness.setState({ bqData: {} });
  useCompare.setState({ isShowPayBox: false });
  useDialogs.setState({ payDialogShow: false });
}

function successTypeOf(offer: OfferId | undefined): number {
  if (offer === undefined) return useBusiness.getInitialState().paySuccessType;
  const { plan, kind } = offers[offer];
  if (kind === 'subscription') return paySuccessTypes[plan === 'premium' ? plan : kind];
  return paySuccessTypes[kind];
}

/**
 * The payment host says that it was paid: thanks, and the account is asked for until the plan is there.
 * @param purchaseEmail the address of the account that the plan belongs to.
 */
export async function paid(purchaseEmail: string): Promise<void> {
  const paySuccessType = successTypeOf(useBusiness.getState().bqData.offer);
  endPurchase();
  useBusiness.setState({ purchaseEmail, paySuccessType });
  openDialog('paySuccessDialogShow');
  await pollUser();
}

/** Closes the popup that says why there is no payment box. */
export function closePopup(): void {
  useCompare.setState({ showPopup: false });
}

/** From the popup on to sales: who wants more than one subscription wants a plan for a team. */
export function openContact(): void {
  closePopup();
  useBusiness.setState({ cusDialogTitle: 'multiple' });
  openDialog('contactUsDialogShow');
}

/** The page is left, by Back or a link: its dialogs go with it, and a purchase that was not paid. */
export function leaveDialogs(): void {
  endPurchase();
  closePopup();
  useDialogs.setState(useDialogs.getInitialState());
}

/** Something for premium users only was asked for. @returns whether the visitor may have it. */
export async function askForPremium(): Promise<boolean> {
  await knownUser();
  const { isPremiumUser } = useUser.getState();
  if (!isPremiumUser) openDialog('premiumLimitDialogShow');
  return isPremiumUser;
}
