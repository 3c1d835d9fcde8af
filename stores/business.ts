/** Business page and purchase dialogs (specification, section 3). */
import { create } from 'zustand';
import { defaultPaySuccessType, purchaseSource, salesMailTitle } from '@/config/pages/business';
import type { OfferId } from '@/config/plans/offers';
import type { Refusal } from '@/services/rules/purchase';
import { sourceNamed, useGlobal } from './global';

/** A purchase under way: nothing, an offer, and then the SKU that it is paid by; or why there is none. */
interface Purchase {
  readonly offer?: OfferId;
  readonly sku?: string;
  readonly refusal?: Refusal;
}

/** Fields of the business store; `contachDialogShowEmail` is spelt as in the specification. */
export interface BusinessState {
  readonly purchaseShow: boolean;
  readonly contactShow: boolean;
  readonly emailTitle: string;
  readonly paySuccessType: number;
  /** The address that a purchase was made with. */
  readonly purchaseEmail: string;
  /** The address that the contact dialog names. */
  readonly contachDialogShowEmail: string;
  readonly cusDialogTitle: string;
  /** What is being bought. */
  readonly bqData: Purchase;
}

export const useBusiness = create<BusinessState>(() => ({
  purchaseShow: false,
  contactShow: true,
  emailTitle: salesMailTitle,
  paySuccessType: defaultPaySuccessType,
  purchaseEmail: '',
  contachDialogShowEmail: '',
  cusDialogTitle: '',
  bqData: {},
}));

/** Shows the purchase view where the query names exactly its source, else the contact view (specification, section 2). */
export function chooseView(search: string): void {
  sourceNamed(search);
  const purchaseShow = useGlobal.getState().lastPageSource === purchaseSource;
  useBusiness.setState({ purchaseShow, contactShow: !purchaseShow });
}
