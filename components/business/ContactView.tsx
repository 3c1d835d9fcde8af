import { useTranslations } from 'next-intl';
import { Faq } from '@/components/faq/Faq';
import { Split } from '@/components/sections/Split';
import { businessQuestions } from '@/config/pages/business';
import { facts } from '@/config/plans/facts';
import { businessLicense } from '@/config/plans/plans';
import { BusinessView } from './BusinessView.client';
import { ContactPanel } from './ContactPanel';

/** Whom to talk to, and what companies ask first. */
export function ContactView() {
  const t = useTranslations('business');
  const values = { days: facts.trialDays, ...businessLicense };
  const questions = businessQuestions.map((id) => ({
    id,
    question: t(`${id}.question`),
    answer: <p>{t(`${id}.answer`, values)}</p>,
  }));
  return (
    <BusinessView view="contact">
      <ContactPanel />
      <Split id="questions" heading={t('faqHeading')} lead={t('faqLead')}>
        <Faq questions={questions} level="h3" />
      </Split>
    </BusinessView>
  );
}
