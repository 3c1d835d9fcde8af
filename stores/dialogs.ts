/** Which dialog is open (specification, section 3, Dialog flags). */
import { create } from 'zustand';

/** Fields of the dialogs store. */
export interface DialogsState {
  readonly paySuccessDialogShow: boolean;
  readonly premiumLimitDialogShow: boolean;
  readonly loginDialogShow: boolean;
  readonly payDialogShow: boolean;
  readonly contactUsDialogShow: boolean;
}

export const useDialogs = create<DialogsState>(() => ({
  paySuccessDialogShow: false,
  premiumLimitDialogShow: false,
  loginDialogShow: false,
  payDialogShow: false,
  contactUsDialogShow: false,
}));

/** Opens a dialog in place of any other: there is one at a time. */
export function openDialog(flag: keyof DialogsState): void {
  useDialogs.setState({ ...useDialogs.getInitialState(), [flag]: true });
}

/** Closes a dialog; others stay as they are. */
export function closeDialog(flag: keyof DialogsState): void {
  useDialogs.setState({ [flag]: false });
}
