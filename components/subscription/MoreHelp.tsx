import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { OuterLink } from '@/components/ui/OuterLink';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { outerLinks } from '@/config/site/brand';
import { pagePath } from '@/services/rules/urls';
import { Section } from '@/components/sections/Section';
import styles from './MoreHelp.module.scss';

/** Where to go with what this page does not answer, or to learn more of a plan. */
export function MoreHelp() {
  const t = useTranslations('subscription');
  const language = useLocale();
  return (
    <Section
      id="more-help"
      heading={t('helpHeading')}
      lead={t('helpLead')}
      words={{}}
      layout="thirds"
      className={styles.section}
    >
      <ul className={styles.links}>
        <li>
          <OuterLink href={outerLinks.helpCenter} className={styles.link}>
            {t('toHelp')}
            <Icon name="arrow-up-right" />
          </OuterLink>
        </li>
        <li>
          <SiteLink href={`${pagePath('pricing', language)}#faq`} className={styles.link}>
            {t('toQuestions')}
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
        <li>
          <SiteLink href={pagePath('premium', language)} className={styles.link}>
            {t('morePremium')}
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
        <li>
          <SiteLink href={pagePath('business', language)} className={styles.link}>
            {t('moreBusiness')}
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      </ul>
    </Section>
  );
}
