import { useTranslations } from 'next-intl';
import { ActionLink } from '@/components/sections/ActionLink';
import { SearchField } from '@/components/search/SearchField';
import { PageHero } from '@/components/sections/PageHero';
import { outerLinks } from '@/config/site/brand';

/** The first two ways to an answer. */
export function Head() {
  const t = useTranslations('support');
  return (
    <PageHero heading={t('heading')} lead={t('lead')}>
      <SearchField />
      <ActionLink href="#feedback" to="service" look="button">
        {t('askUs')}
      </ActionLink>
      <ActionLink href={outerLinks.helpCenter} to="outside">
        {t('openHelp')}
      </ActionLink>
    </PageHero>
  );
}
