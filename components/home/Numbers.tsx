import { useFormatter, useTranslations } from 'next-intl';
import { facts } from '@/config/plans/facts';
import styles from './Numbers.module.scss';

/** The product in four numbers (specification, section 9). */
export function Numbers() {
  const t = useTranslations('home');
  const format = useFormatter();
  const storage = format.number(facts.cloudStorageGb, { style: 'unit', unit: 'gigabyte' });
  const numbers = [
    [format.number(facts.formats), t('numberFormats')],
    [format.number(facts.languagesOnPc), t('numberLanguagesPc')],
    [format.number(facts.languagesOnMobile), t('numberLanguagesMobile')],
    [storage, t('numberStorage')],
  ] as const;
  return (
    <section className={styles.section} aria-label={t('numbersHeading')}>
      <dl className={styles.numbers}>
        {numbers.map(([number, name]) => (
          <div key={name} className={styles.item}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.number}>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
