import { useLocale, useTranslations } from 'next-intl';
import { usePlanNumbers } from '@/components/pricing/usePlanNumbers';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { questionAnchor } from '@/config/pages/faq';
import { subscriptionTasks, taskSteps } from '@/config/pages/subscription';
import { pagePath } from '@/services/rules/urls';
import { Section } from '@/components/sections/Section';
import styles from './Tasks.module.scss';

/** What there is to do in the life of a subscription, in steps, each with its question. */
export function Tasks() {
  const t = useTranslations();
  const language = useLocale();
  const numbers = usePlanNumbers();
  return (
    <Section
      id="tasks"
      heading={t('subscription.stepsHeading')}
      tone="tint"
      className={styles.section}
    >
      {subscriptionTasks.map(({ id, question }) => (
        <section key={id} id={id} className={styles.task} aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`} className={styles.name}>
            {t(`subscription.${id}.heading`)}
          </h3>
          <div className={styles.what}>
            <ol className={styles.steps}>
              {taskSteps.map((step) => (
                <li key={step} className={styles.step}>
                  {t(`subscription.${id}.${step}`, numbers)}
                </li>
              ))}
            </ol>
            <SiteLink
              href={`${pagePath('pricing', language)}#${questionAnchor(question)}`}
              className={styles.question}
            >
              {t(`faq.${question}.question`)}
            </SiteLink>
          </div>
        </section>
      ))}
    </Section>
  );
}
