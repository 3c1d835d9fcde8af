import { useTranslations } from 'next-intl';
import { PageHero } from '@/components/sections/PageHero';
import { policyDate } from '@/config/visitor/privacy';
import styles from './PolicyHead.module.scss';

/** The title of the policy and the date of its last change. */
export function PolicyHead() {
  const t = useTranslations('privacyPolicy');
  return (
    <PageHero heading={t('heading')} lead={t('lead')}>
      <p className={styles.date}>
        <time dateTime={policyDate}>{t('updated', { date: new Date(policyDate) })}</time>
      </p>
    </PageHero>
  );
}
