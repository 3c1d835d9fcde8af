import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { Picture } from '@/components/ui/Picture';
import { facts } from '@/config/limits';
import styles from './Hero.module.scss';

/** What the suite is, the download, and a look at it. */
export function Hero() {
  const t = useTranslations('home');
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.heading}>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <DownloadButton placement="slogan" />
        <p className={styles.terms}>{t('terms', { days: facts.trialDays })}</p>
      </div>
      <Picture
        name="home/hero"
        small="home/hero-small"
        alt={t('heroAlt')}
        className={styles.picture}
        priority
      />
    </section>
  );
}
