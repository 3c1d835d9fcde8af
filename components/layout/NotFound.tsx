import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { pagePath } from '@/services/rules/urls';
import styles from './NotFound.module.scss';

/** The 404 page: says what happened and leads back (specification, section 8). */
export function NotFound() {
  const t = useTranslations('notFound');
  const language = useLocale();
  return (
    <section className={styles.section}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.links}>
        <SiteLink href={pagePath('index', language)} className={styles.home}>
          {t('home')}
        </SiteLink>
        <SiteLink href={pagePath('download', language)} className={styles.download}>
          {t('download')}
        </SiteLink>
      </div>
    </section>
  );
}
