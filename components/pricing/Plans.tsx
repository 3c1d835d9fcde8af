import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden.shared';
import { BusinessPlan } from './BusinessPlan';
import styles from './Plans.module.scss';
import { PremiumPlan } from './PremiumPlan';
import { StandardPlan } from './StandardPlan';

/** The three plans: Premium leads, Standard and Business stand beside it. */
export function Plans() {
  const t = useTranslations('pricing');
  return (
    <section className={styles.section} id="plans" aria-labelledby="plans-title">
      <h2 id="plans-title">
        <VisuallyHidden>{t('plansHeading')}</VisuallyHidden>
      </h2>
      <PremiumPlan />
      <div className={styles.others}>
        <StandardPlan />
        <BusinessPlan />
      </div>
    </section>
  );
}
