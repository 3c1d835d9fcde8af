import { useTranslations } from 'next-intl';
import { Faq } from '@/components/faq/Faq';
import { devicePages } from '@/config/pages/devicePages';
import type { Device } from '@/config/download/devices';
import { Section } from '@/components/sections/Section';
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
    <Section
      id="questions"
      heading={t('devicePages.questionsHeading', { system: t(`systems.${device}`) })}
      layout="beside"
      className={styles.section}
    >
      <Faq questions={questions} level="h3" />
    </Section>
  );
}
