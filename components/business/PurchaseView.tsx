import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Form } from '@/components/forms/Form.shared';
import { Rows } from '@/components/sections/Rows';
import { Split } from '@/components/sections/Split';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { includedRows, termRows } from '@/config/pages/business';
import { facts } from '@/config/plans/facts';
import { businessLicense, renewalMonths } from '@/config/plans/plans';
import { pagePath } from '@/services/rules/urls';
import { BusinessView } from './BusinessView.client';

/** What a buyer gets, the terms, and a way to have an account opened. */
export function PurchaseView() {
  const t = useTranslations('business');
  const language = useLocale();
  const values = {
    formats: facts.formats,
    pc: facts.languagesOnPc,
    mobile: facts.languagesOnMobile,
    months: renewalMonths,
    ...businessLicense,
  };
  const targets = {
    renewal: pagePath('subscription', language),
    question: `${pagePath('business', language)}#sales`,
  };
  const included = includedRows.map((id) => ({
    id,
    name: t(`${id}.name`),
    text: t(`${id}.text`, values),
  }));
  const terms = termRows.map((id) => {
    const target = id in targets ? targets[id as keyof typeof targets] : '';
    const link = (words: ReactNode) => <SiteLink href={target}>{words}</SiteLink>;
    return { id, name: t(`${id}.name`), text: t.rich(`${id}.text`, { ...values, link }) };
  });
  return (
    <BusinessView view="purchase">
      <Split id="included" heading={t('includedHeading')} lead={t('includedLead')}>
        <Rows rows={included} />
      </Split>
      <Split id="terms" heading={t('termsHeading')} lead={t('termsLead')}>
        <Rows rows={terms} />
      </Split>
      <Split id="open-account" heading={t('openHeading')} lead={t('openLead')}>
        <Form name="account" />
      </Split>
    </BusinessView>
  );
}
