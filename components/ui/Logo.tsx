import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { brand } from '@/config/site/brand';
import { pagePath } from '@/services/rules/urls';
import styles from './Logo.module.scss';
import { Mark } from './Mark';

/** The mark and the name, leading home. */
export function Logo() {
  const t = useTranslations('header');
  return (
    <SiteLink
      href={pagePath('index', useLocale())}
      className={styles.logo}
      aria-label={t('home')}
      data-report="logo"
    >
      <Mark />
      <span className={styles.name}>{brand.name}</span>
    </SiteLink>
  );
}
