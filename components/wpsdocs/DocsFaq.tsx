import { useFormatter, useTranslations } from 'next-intl';
import { FaqSection } from '@/components/faq/FaqSection';
import { facts } from '@/config/plans/facts';

/** Questions about sharing. */
export function DocsFaq() {
  const t = useTranslations('wpsdocs');
  const format = useFormatter();
  const size = (amount: number) => format.number(amount, { style: 'unit', unit: 'gigabyte' });
  const plan = { size: size(facts.cloudStorageGb), days: facts.trialDays };
  const questions = [
    { id: 'account', question: t('needAccount.question'), answer: t('needAccount.answer') },
    {
      id: 'limit',
      question: t('limit.question'),
      answer: t('limit.answer', { size: size(facts.webDocsFileGb) }),
    },
    { id: 'plan', question: t('premium.question'), answer: t('premium.answer', plan) },
  ];
  return <FaqSection heading={t('faqHeading')} questions={questions} />;
}
