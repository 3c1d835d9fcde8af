import { useFormatter, useTranslations } from 'next-intl';
import { FigureList } from '@/components/sections/FigureList';
import { facts } from '@/config/plans/facts';
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
    <section className={styles.section} aria-labelledby="facts">
      <h2 id="facts" className={styles.heading}>
        {t('trustHeading')}
      </h2>
      <FigureList figures={figures} />
    </section>
  );
}
