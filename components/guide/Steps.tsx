import type { ReactNode } from 'react';
import styles from './StepList.module.scss';

/** A step: its name, and what to do. */
interface Step {
  readonly id: string;
  readonly name: string;
  readonly text: ReactNode;
}

interface Props {
  /** What the list is, for screen readers. */
  label: string;
  steps: readonly Step[];
  /** The level that the page's outline asks for. */
  heading: 'h2' | 'h3';
}

/** Numbered steps, side by side where there is room. */
export function Steps({ label, steps, heading: Heading }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, name, text }) => (
        <li key={id} className={styles.step}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
