import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import styles from './Closing.module.scss';

/** The last call to action of a page. */
export function Closing() {
  const t = useTranslations('home');
  return (
    <section className={styles.section} aria-labelledby="closing">
      <div className={styles.panel}>
        <div className={styles.text}>
          <h2 id="closing" className={styles.heading}>
            {t('closingHeading')}
          </h2>
          <p>{t('closingLead')}</p>
        </div>
        <DownloadButton placement="footer" tone="light" />
      </div>
    </section>
  );
}
