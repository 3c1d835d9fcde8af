import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { searchAnchor } from '@/config/pages/search';
import { pagePath } from '@/services/rules/urls';
import styles from './HeaderSearch.module.scss';

/** The way to the search from the header of a PC: to its field, ready to type. A phone has it in the menu. */
export function HeaderSearch() {
  const t = useTranslations('search');
  return (
    <SiteLink
      href={`${pagePath('support', useLocale())}#${searchAnchor}`}
      className={styles.search}
      aria-label={t('label')}
      data-report="search"
    >
      <Icon name="search" />
    </SiteLink>
  );
}
