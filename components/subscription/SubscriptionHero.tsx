import { useTranslations } from 'next-intl';
import { PageHero } from '@/components/sections/PageHero';
import { subscriptionTasks } from '@/config/pages/subscription';
import styles from './SubscriptionHero.module.scss';

/** What the page answers, with a way down to each task. */
export function SubscriptionHero() {
  const t = useTranslations('subscription');
  return (
    <PageHero tone="tint" heading={t('heading')} lead={t('lead')}>
      <ul className={styles.tasks}>
        {subscriptionTasks.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.task}>
              {t(`${id}.heading`)}
            </a>
          </li>
        ))}
      </ul>
    </PageHero>
  );
}
