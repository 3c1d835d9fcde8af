import styles from './FigureList.module.scss';

/** A number, what it counts, and what else is to say of it. */
export interface Figure {
  readonly value: string;
  readonly name: string;
  readonly note?: string;
}

/** Large figures side by side: the number for the eye first, its name first for screen readers. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.list}>
      {figures.map(({ value, name, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>
            {name}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
