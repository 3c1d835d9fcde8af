import { useFormatter, useTranslations } from 'next-intl';
import { Feature } from '@/components/sections/Feature';
import { facts } from '@/config/limits';
import styles from './Limits.module.scss';

/** How much fits: file, storage, attachment, devices (specification, section 9). */
export function Limits() {
  const t = useTranslations('wpsdocs');
  const format = useFormatter();
  const size = (amount: number, unit: string) => format.number(amount, { style: 'unit', unit });
  const { devices, devicePcs: pcs, deviceMobiles: mobiles } = facts;
  const limits = [
    [size(facts.webDocsFileGb, 'gigabyte'), t('fileLimit')],
    [size(facts.cloudStorageGb, 'gigabyte'), t('storage')],
    [size(facts.cloudAttachmentMb, 'megabyte'), t('attachment')],
    [format.number(devices), t('devices', { devices }), t('devicesNote', { pcs, mobiles })],
  ] as const;
  return (
    <Feature id="limits" heading={t('factsHeading')} text={t('factsText')}>
      <dl className={styles.limits}>
        {limits.map(([number, name, note]) => (
          <div key={name} className={styles.limit}>
            <dt className={styles.name}>
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd className={styles.number}>{number}</dd>
          </div>
        ))}
      </dl>
    </Feature>
  );
}
