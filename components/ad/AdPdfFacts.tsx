import { useFormatter, useTranslations } from 'next-intl';
import { FigureList } from '@/components/sections/FigureList';
import { facts } from '@/config/plans/facts';
import { Section } from '@/components/sections/Section';
import styles from './AdPdfFacts.module.scss';

/** What a visitor wants to know before downloading: price, trial, formats, devices. */
export function AdPdfFacts() {
  const t = useTranslations('adPdf');
  const format = useFormatter();
  const { trialDays: days, devicePcs: pcs, deviceMobiles: mobiles } = facts;
  const figures = [
    { value: t('free'), name: t('price') },
    { value: format.number(days), name: t('trial', { days }) },
    { value: format.number(facts.formats), name: t('formats') },
    { value: format.number(facts.devices), name: t('devices', { pcs, mobiles }) },
  ];
  return (
    <Section id="facts" heading={t('trustHeading')} className={styles.section}>
      <FigureList figures={figures} />
    </Section>
  );
}
