import { useTranslations } from 'next-intl';
import { Faq } from '@/components/faq/Faq';
import { devicePages } from '@/config/pages/devicePages';
import type { Device } from '@/config/download/devices';
import styles from './DeviceQuestions.module.scss';
import { useDeviceValues } from './useDeviceValues';

/** What visitors ask about this system. */
export function DeviceQuestions({ device }: { device: Device }) {
  const t = useTranslations();
  const values = useDeviceValues(device);
  const questions = devicePages[device].questions.map((id) => ({
    id,
    question: t(`devicePages.${id}.question`),
    answer: <p>{t(`devicePages.${id}.answer`, values)}</p>,
  }));
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        {t('devicePages.questionsHeading', { system: t(`systems.${device}`) })}
      </h2>
      <Faq questions={questions} level="h3" />
    </section>
  );
}
