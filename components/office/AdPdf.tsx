import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { Picture } from '@/components/ui/Picture';
import styles from './AdPdf.module.scss';

/** The landing page of the PDF campaign. */
export function AdPdf() {
  const t = useTranslations();
  return (
    <section className={styles.section}>
      <div className={styles.text}>
        <h1 className={styles.heading}>{t('adPdf.heading')}</h1>
        <p className={styles.lead}>{t('adPdf.lead')}</p>
        <DownloadButton placement="ad_pdf" />
      </div>
      <Picture name="office/pdf" alt={t('apps.pdf.alt')} className={styles.picture} priority />
    </section>
  );
}
