import type { ReactNode } from 'react';
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
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`} data-tone={tone}>
      <div className={styles.inner}>
        <div className={styles.intro}>
          <h2 id={`${id}-title`} className={styles.heading}>
            {heading}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {aside}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
