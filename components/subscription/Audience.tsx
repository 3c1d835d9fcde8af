import { useLocale, useTranslations } from 'next-intl';
import { usePlanNumbers } from '@/components/pricing/usePlanNumbers';
import { Icon } from '@/components/ui/Icon.shared';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { premiumPrices } from '@/config/plans/plans';
import { pagePath } from '@/services/rules/urls';
import { Section } from '@/components/sections/Section';
import styles from './Audience.module.scss';

/** Who each subscription is for, and what it costs. */
export function Audience() {
  const t = useTranslations('subscription');
  const language = useLocale();
  const numbers = usePlanNumbers();
  const { month, businessYear, businessMonths, license } = numbers;
  const rows = [
    ['personal', t('personal.price', { price: month, months: premiumPrices.month.months })],
    ['team', t('team.price', { price: businessYear, months: businessMonths })],
    ['once', t('once.price', { price: license, months: businessMonths })],
  ] as const;
  const link = (
    <SiteLink href={pagePath('pricing', language)} className={styles.more}>
      {t('toPlans')}
      <Icon name="arrow-right" />
    </SiteLink>
  );
  return (
    <Section
      id="audience"
      heading={t('audienceHeading')}
      lead={t('audienceLead')}
      words={{ more: link }}
      layout="thirds"
      className={styles.section}
    >
      <ul className={styles.rows}>
        {rows.map(([id, price]) => (
          <li key={id} className={styles.row}>
            <h3 className={styles.name}>{t(`${id}.name`)}</h3>
            <p className={styles.text}>{t(`${id}.text`, numbers)}</p>
            <p className={styles.price}>{price}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
