/** Business page and purchase dialogs (specification, section 3). */
import { create } from 'zustand';
import {
  defaultPaySuccessType,
  purchaseSource,
  salesMailTitle,
  type BusinessView,
} from '@/config/pages/business';
import { queryKeys } from '@/config/site/keys';
import type { OfferId } from '@/config/plans/offers';

/** A purchase under way: nothing, an offer, and then the SKU that it is paid by. */
interface Purchase {
  readonly offer?: OfferId;
  readonly sku?: string;
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

/** The view that a query string asks for; contact for whatever is not exactly the purchase source. */
export function viewFor(search: string): BusinessView {
  const source = new URLSearchParams(search).get(queryKeys.lastPageSource);
  return source === purchaseSource ? 'purchase' : 'contact';
}

/** Shows the view that the query string asks for, and hides the other (specification, section 2). */
export function chooseView(search: string): void {
  const purchaseShow = viewFor(search) === 'purchase';
  useBusiness.setState({ purchaseShow, contactShow: !purchaseShow });
}
