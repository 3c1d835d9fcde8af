import { useFormatter, useTranslations } from 'next-intl';
import { facts } from '@/config/limits';
import styles from './AdPdfFacts.module.scss';

/** What a visitor wants to know before downloading: price, trial, formats, devices. */
export function AdPdfFacts() {
  const t = useTranslations('adPdf');
  const format = useFormatter();
  const { trialDays: days, devicePcs: pcs, deviceMobiles: mobiles } = facts;
  const rows = [
    [t('free'), t('price')],
    [format.number(days), t('trial', { days })],
    [format.number(facts.formats), t('formats')],
    [format.number(facts.devices), t('devices', { pcs, mobiles })],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="facts">
      <h2 id="facts" className={styles.heading}>
        {t('trustHeading')}
      </h2>
      <dl className={styles.facts}>
        {rows.map(([value, name]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
