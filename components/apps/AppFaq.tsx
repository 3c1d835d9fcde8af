import { useTranslations } from 'next-intl';
import { FaqSection } from '@/components/faq/FaqSection';
import type { AppId } from '@/config/pages/apps';
import { appPages } from '@/config/pages/appPages';
import { facts } from '@/config/plans/facts';

/** Questions about one app. */
export function AppFaq({ app, tone }: { app: AppId; tone?: 'plain' | 'tint' }) {
  const t = useTranslations();
  const name = t(`apps.${app}.name`);
  const { trialDays: days, devices } = facts;
  const questions = appPages[app].questions.map((id) => ({
    id,
    question: t(`appPages.${id}.question`, { app: name }),
    answer: t(`appPages.${id}.answer`, { app: name, days, devices }),
  }));
  return (
    <FaqSection heading={t('appPages.words.faqHeading', { app: name })} {...{ questions, tone }} />
  );
}
