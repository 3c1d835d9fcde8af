'use client';
import { WithMessages } from '@/components/ui/WithMessages.client';
import type { LanguageCode } from '@/config/site/languages';
import { fetchMessages } from '@/services/calls/messages';
import { useCompare } from '@/stores/compare';
import { useDialogs } from '@/stores/dialogs';
import { ContactDialog } from './ContactDialog.client';
import { LoginDialog } from './LoginDialog.client';
import { MultipleDialog } from './MultipleDialog.client';
import { PayDialog } from './PayDialog.client';
import { PaySuccessDialog } from './PaySuccessDialog.client';
import { PremiumLimitDialog } from './PremiumLimitDialog.client';

/**
 * Fetches the words, so that a dialog opens at once.
 * @throws ServiceError; a link that would have opened a dialog is followed then.
 */
export async function prepareDialogs(language: LanguageCode): Promise<void> {
  await fetchMessages('dialogs', language);
}

/** The dialogs that the stores ask for. Loaded with the first of them. */
export default function Dialogs({ language }: { language: LanguageCode }) {
  const shown = useDialogs();
  const isPopupShown = useCompare((state) => state.showPopup);
  return (
    <WithMessages part="dialogs" language={language}>
      {shown.loginDialogShow && <LoginDialog />}
      {shown.payDialogShow && <PayDialog />}
      {shown.paySuccessDialogShow && <PaySuccessDialog />}
      {shown.premiumLimitDialogShow && <PremiumLimitDialog />}
      {shown.contactUsDialogShow && <ContactDialog language={language} />}
      {isPopupShown && <MultipleDialog />}
    </WithMessages>
  );
}
