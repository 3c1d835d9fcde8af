import { useLocale, useTranslations } from 'next-intl';
import { EmailField } from '@/components/forms/EmailField.shared';
import { FormIsland } from '@/components/forms/FormIsland.client';
import { HiddenFields } from '@/components/forms/HiddenFields.shared';
import { useFormTexts } from '@/components/forms/useFormTexts.shared';
import { formActions } from '@/config/forms/formActions';

/** Asks sales to open an account for a company: an address is all that it takes. */
export function AccountForm() {
  const t = useTranslations('forms');
  const texts = {
    ...useFormTexts({ email: { invalid: t('enquiry.emailWrong') } }),
    submit: t('account.submit'),
    sent: t('enquiry.sent'),
    failed: t('enquiry.failed'),
  };
  return (
    <FormIsland name="account" action={formActions.account} texts={texts}>
      <HiddenFields values={{ language: useLocale(), idempotencyKey: '' }} />
      <EmailField label={t('enquiry.email')} />
    </FormIsland>
  );
}
