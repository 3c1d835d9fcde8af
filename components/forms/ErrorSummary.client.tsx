'use client';
import type { MouseEvent } from 'react';
import type { ShownFault } from './formDom.client';
import styles from './forms.module.scss';

/** Goes to the field and leaves the page's address as it is. */
function follow(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** What is wrong with the form: read out at once, with links to the fields. */
export function ErrorSummary({ title, faults }: { title: string; faults: readonly ShownFault[] }) {
  return (
    <div role="alert" className={styles.alert}>
      {faults.length > 0 && (
        <div className={styles.summary}>
          <p className={styles.summaryTitle}>{title}</p>
          <ul className={styles.summaryList}>
            {faults.map(({ id, label, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => follow(event, id)}>
                  {label}
                </a>
                <span>{` – ${text}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
