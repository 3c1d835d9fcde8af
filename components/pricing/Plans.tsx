import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden.shared';
import { Section } from '@/components/sections/Section';
import { BusinessPlan } from './BusinessPlan';
import styles from './Plans.module.scss';
import { PremiumPlan } from './PremiumPlan';
import { StandardPlan } from './StandardPlan';

/** The three plans: Premium leads, Standard and Business stand beside it. */
export function Plans() {
  const t = useTranslations('pricing');
  return (
    <Section
      id="plans"
      anchor
      heading={<VisuallyHidden>{t('plansHeading')}</VisuallyHidden>}
      room="none"
      className={styles.section}
    >
      <PremiumPlan />
      <div className={styles.others}>
        <StandardPlan />
        <BusinessPlan />
      </div>
    </Section>
  );
}
