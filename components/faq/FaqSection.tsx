import type { ComponentProps } from 'react';
import { Faq } from './Faq';
import styles from './FaqSection.module.scss';

interface Props {
  heading: string;
  questions: ComponentProps<typeof Faq>['questions'];
  tone?: 'plain' | 'tint';
}

/** Questions of a page, beside their heading. */
export function FaqSection({ heading, questions, tone }: Props) {
  return (
    <section className={styles.section} aria-labelledby="questions" data-tone={tone}>
      <div className={styles.inner}>
        <h2 id="questions" className={styles.heading}>
          {heading}
        </h2>
        <Faq questions={questions} level="h3" />
      </div>
    </section>
  );
}
