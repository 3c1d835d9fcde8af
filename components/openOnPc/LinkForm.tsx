import { useLocale, useTranslations } from 'next-intl';
import { EmailField } from '@/components/forms/EmailField.shared';
import { FormIsland } from '@/components/forms/FormIsland.client';
import { HiddenFields } from '@/components/forms/HiddenFields.shared';
import { emailSlot } from '@/components/forms/slots.shared';
import { useFormTexts } from '@/components/forms/useFormTexts.shared';
import { formActions } from '@/config/forms/formActions';

/** Mails a link to a page of this site. @param page its path. */
export function LinkForm({ page }: { page: string }) {
  const t = useTranslations('forms');
  const texts = {
    ...useFormTexts({
      mail_address: { required: t('link.emailWrong'), invalid: t('link.emailWrong') },
    }),
    submit: t('link.submit'),
    sent: t('link.sent', { email: emailSlot }),
    failed: t('link.failed', { email: emailSlot }),
  };
  return (
    <FormIsland name="link" action={formActions.link} texts={texts} stays>
      <HiddenFields values={{ page, language: useLocale(), idempotencyKey: '' }} />
      <EmailField name="mail_address" label={t('link.email')} hint={t('link.emailHint')} />
    </FormIsland>
  );
}
