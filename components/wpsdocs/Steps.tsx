import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/Picture';
import styles from './Steps.module.scss';

const steps = ['step1', 'step2', 'step3'] as const;

/** How a file gets from one person to others, with a look at the result. */
export function Steps() {
  const t = useTranslations('wpsdocs');
  return (
    <section className={styles.section} aria-labelledby="steps">
      <div className={styles.inner}>
        <Picture
          name="home/collaboration"
          alt={t('alt')}
          className={styles.picture}
          priority
          enlarged
        />
        <div className={styles.words}>
          <h2 id="steps" className={styles.heading}>
            {t('stepsHeading')}
          </h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step} className={styles.step}>
                <h3 className={styles.name}>{t(`${step}.name`)}</h3>
                <p className={styles.text}>{t(`${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
