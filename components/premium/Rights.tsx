import { useTranslations } from 'next-intl';
import { usePlanNumbers } from '@/components/pricing/usePlanNumbers';
import { premiumRowsOf } from '@/config/plans/comparison';
import { Section } from '@/components/sections/Section';
import styles from './Rights.module.scss';

/** The groups that stand as lists; the others have a picture. */
const lists = [
  { group: 'pdfPrivileges', heading: 'pdfHeading', text: 'pdfText' },
  { group: 'multiTools', heading: 'toolsHeading', text: 'toolsText' },
] as const;

/** What Premium adds to PDF files and tools: the rows of the comparison that Standard lacks. */
export function Rights() {
  const t = useTranslations();
  const numbers = usePlanNumbers();
  return (
    <div className={styles.rights}>
      {lists.map(({ group, heading, text }) => (
        <Section
          key={group}
          id={group}
          heading={t(`premium.${heading}`)}
          lead={t(`premium.${text}`)}
          words={{}}
          room="inside"
          layout="halves"
          className={styles.section}
        >
          <dl className={styles.list}>
            {premiumRowsOf(group).map((row) => (
              <div key={row} className={styles.row}>
                <dt className={styles.name}>{t(`comparison.${row}.name`)}</dt>
                <dd className={styles.note}>{t(`comparison.${row}.note`, numbers)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
    </div>
  );
}
