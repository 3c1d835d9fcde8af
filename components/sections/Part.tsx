import type { ReactNode } from 'react';
import styles from './Part.module.scss';

/** A part of a section, under a heading of its own. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </div>
  );
}
