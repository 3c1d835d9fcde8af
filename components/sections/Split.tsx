import type { ReactNode } from 'react';
import { Section } from './Section';
import styles from './Split.module.scss';

interface Props {
  /** Id of the section, for links to it. */
  id: string;
  heading: string;
  lead?: string;
  tone?: 'plain' | 'tint';
  /** What stands below the lead. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section with its heading at the side and its content in the wide column. */
export function Split({ id, heading, lead, tone = 'plain', aside, children }: Props) {
  const words = { more: aside };
  const section = { id, heading, lead, words, tone, className: styles.split };
  return (
    <Section anchor layout="beside" {...section}>
      <div className={styles.content}>{children}</div>
    </Section>
  );
}
