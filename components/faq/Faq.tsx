import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon.shared';
import styles from './Faq.module.scss';
import { OpenTarget } from '@/components/faq/OpenTarget.client';

/** A question; its id is what a link to it names. */
interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

interface Props {
  questions: readonly Question[];
  /** The level of the questions in the page's outline. */
  level: 'h3' | 'h4';
}

/** Questions that open one by one; a link to a question opens it. */
export function Faq({ questions, level: Heading }: Props) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles.item} data-question="">
          <summary className={styles.summary}>
            <Heading className={styles.question}>{question}</Heading>
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
      <OpenTarget />
    </div>
  );
}
