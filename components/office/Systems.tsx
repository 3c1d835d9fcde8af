import { useTranslations } from 'next-intl';
import { devices } from '@/config/download/devices';
import { SystemList } from '@/components/devices/SystemList';
import styles from './Systems.module.scss';

/** Every system, with the way to its page. */
export function Systems() {
  const t = useTranslations('office');
  return (
    <section className={styles.section} aria-labelledby="systems">
      <div className={styles.intro}>
        <h2 id="systems" className={styles.heading}>
          {t('systemsHeading')}
        </h2>
        <p className={styles.lead}>{t('systemsLead')}</p>
      </div>
      <SystemList systems={devices} />
    </section>
  );
}
