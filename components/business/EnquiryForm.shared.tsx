import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/forms/Checkbox.shared';
import { EmailField } from '@/components/forms/EmailField.shared';
import { FormIsland } from '@/components/forms/FormIsland.client';
import styles from '@/components/forms/forms.module.scss';
import { HiddenFields } from '@/components/forms/HiddenFields.shared';
import { Select } from '@/components/forms/Select.shared';
import { TextArea } from '@/components/forms/TextArea.shared';
import { TextField } from '@/components/forms/TextField.shared';
import { useFormTexts } from '@/components/forms/useFormTexts.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { salesMailTitle } from '@/config/pages/business';
import { formActions } from '@/config/forms/formActions';
import { languageOf } from '@/config/site/languages';
import { countryOptions } from '@/services/rules/countries';
import { pagePath } from '@/services/rules/urls';
import { RegionField } from './RegionField.client';

/**
 * The enquiry to sales (specification, sections 3 and 5). The page draws it on the server, the
 * contact dialog in the browser.
 * @param title what the mail to sales is called.
 */
export function EnquiryForm({ title = salesMailTitle }: { title?: string }) {
  const t = useTranslations('forms');
  const { code: language, iso } = languageOf(useLocale());
  const optional = t('optional');
  const texts = {
    ...useFormTexts({
      email: { invalid: t('enquiry.emailWrong') },
      phone: { invalid: t('enquiry.phoneWrong') },
      privacy: { required: t('enquiry.privacyMissing') },
    }),
    submit: t('enquiry.submit'),
    sent: t('enquiry.sent'),
    failed: t('enquiry.failed'),
  };
  const link = (words: ReactNode) => (
    <SiteLink href={pagePath('privacy-policy', language)}>{words}</SiteLink>
  );
  return (
    <FormIsland name="enquiry" action={formActions.enquiry} texts={texts}>
      <HiddenFields values={{ language, title, idempotencyKey: '' }} />
      <TextField name="fullName" label={t('enquiry.fullName')} autoComplete="name" />
      <div className={styles.pair}>
        <Select
          name="country"
          label={t('enquiry.country')}
          choose={t('choose')}
          options={countryOptions(iso)}
          autoComplete="country"
        />
        <RegionField label={t('enquiry.region')} choose={t('choose')} />
      </div>
      <div className={styles.pair}>
        <EmailField label={t('enquiry.email')} />
        <TextField
          name="phone"
          type="tel"
          length="phone"
          label={t('enquiry.phone')}
          optional={optional}
          autoComplete="tel"
          inputMode="tel"
        />
      </div>
      <TextArea name="message" label={t('enquiry.message')} hint={t('enquiry.messageHint')} />
      <Checkbox name="privacy">{t.rich('enquiry.privacy', { link })}</Checkbox>
    </FormIsland>
  );
}
