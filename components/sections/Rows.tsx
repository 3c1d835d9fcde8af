import type { ReactNode } from 'react';
import styles from './Rows.module.scss';

/** A statement: its name and what it says. */
interface Row {
  readonly id: string;
  readonly name: ReactNode;
  readonly text: ReactNode;
}

interface Props {
  rows: readonly Row[];
  /** The rows are steps, and numbered. */
  ordered?: boolean;
}

/** Named statements one below the other, divided by hairlines. */
export function Rows({ rows, ordered = false }: Props) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.rows} data-ordered={ordered}>
      {rows.map(({ id, name, text }) => (
        <li key={id} className={styles.row}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </List>
  );
}
