import type { ComponentProps } from 'react';
import { Section, type Tone } from '@/components/sections/Section';
import { Faq } from './Faq';
import styles from './FaqSection.module.scss';

interface Props {
  heading: string;
  questions: ComponentProps<typeof Faq>['questions'];
  tone?: Tone;
}

/** Questions of a page, beside their heading. */
export function FaqSection({ heading, questions, tone }: Props) {
  return (
    <Section id="questions" layout="beside" className={styles.section} {...{ heading, tone }}>
      <Faq questions={questions} level="h3" />
    </Section>
  );
}
