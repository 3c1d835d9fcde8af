import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { Picture } from '@/components/ui/Picture';
import { facts } from '@/config/plans/facts';
import styles from './Hero.module.scss';

/** What the suite is, the download, and a look at it. */
export function Hero() {
  const t = useTranslations();
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.heading}>{t('home.heading')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <DownloadButton placement="slogan" />
        <p className={styles.terms}>{t('plans.terms', { days: facts.trialDays })}</p>
      </div>
      <Picture
        name="home/hero"
        small="home/hero-small"
        alt={t('home.heroAlt')}
        className={styles.picture}
        priority
      />
    </section>
  );
}
