import { useTranslations } from 'next-intl';
import { Faq } from '@/components/faq/Faq';
import type { AppId } from '@/config/apps';
import { appPages, type AppSection } from '@/config/appPages';
import { facts } from '@/config/limits';
import styles from './AppFaq.module.scss';

/** Questions about one app. */
export function AppFaq({ app, tone }: { app: AppId; tone: AppSection['tone'] }) {
  const t = useTranslations();
  const name = t(`apps.${app}.name`);
  const { trialDays: days, devices } = facts;
  const questions = appPages[app].questions.map((id) => ({
    id,
    question: t(`appPages.${id}.question`, { app: name }),
    answer: t(`appPages.${id}.answer`, { app: name, days, devices }),
  }));
  return (
    <section className={styles.section} aria-labelledby="questions" data-tone={tone}>
      <div className={styles.inner}>
        <h2 id="questions" className={styles.heading}>
          {t('appPages.words.faqHeading', { app: name })}
        </h2>
        <Faq questions={questions} level="h3" />
      </div>
    </section>
  );
}
