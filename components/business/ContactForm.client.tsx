'use client';
import { WithMessages } from '@/components/ui/WithMessages.client';
import type { LanguageCode } from '@/config/languages';
import { useBusiness } from '@/stores/business';
import { EnquiryForm } from './EnquiryForm';

/**
 * The enquiry form for a dialog, which draws its heading itself (`cusDialogTitle`). The mail to
 * sales is called as the store says (`emailTitle`).
 */
export default function ContactForm({ language }: { language: LanguageCode }) {
  const { emailTitle } = useBusiness();
  return (
    <WithMessages part="forms" language={language}>
      <EnquiryForm title={emailTitle} />
    </WithMessages>
  );
}
