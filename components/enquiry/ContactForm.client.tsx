'use client';
import type { ReactNode } from 'react';
import { WithMessages } from '@/components/ui/WithMessages.client';
import type { LanguageCode } from '@/config/site/languages';
import { useBusiness } from '@/stores/business';
import { EnquiryForm } from './EnquiryForm.shared';

interface Props {
  language: LanguageCode;
  /** Stands in while the form's words are under way, and for good where they can't be had. */
  fallback: ReactNode;
}

/**
 * The enquiry form for a dialog, which draws its heading itself (`cusDialogTitle`). The mail to
 * sales is called as the store says (`emailTitle`).
 */
export default function ContactForm({ language, fallback }: Props) {
  const { emailTitle } = useBusiness();
  return (
    <WithMessages part="forms" language={language} fallback={fallback}>
      <EnquiryForm title={emailTitle} />
    </WithMessages>
  );
}
