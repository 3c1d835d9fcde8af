import { useTranslations } from 'next-intl';
import { PageHero } from '@/components/sections/PageHero';
import styles from './PricingHero.module.scss';

/** What the plans are for, with ways down to the comparison and the questions. */
export function PricingHero() {
  const t = useTranslations('pricing');
  return (
    <PageHero heading={t('heading')} lead={t('lead')}>
      <a href="#compare" className={styles.link}>
        {t('toComparison')}
      </a>
      <a href="#faq" className={styles.link}>
        {t('toFaq')}
      </a>
    </PageHero>
  );
}
