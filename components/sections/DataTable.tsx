import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden.shared';
import styles from './DataTable.module.scss';

/** A row: the first cell names it. */
interface DataRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
}

interface Props {
  /** Id of the table, for links to it. */
  id?: string;
  /** What the table is about, for screen readers; its section's heading says it to the eye. */
  caption: string;
  columns: readonly string[];
  rows: readonly DataRow[];
}

/** A table of facts; on narrow screens each row stands as a block, with the column's name before each cell. */
export function DataTable({ id, caption, columns, rows }: Props) {
  return (
    <table id={id} className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id: key, cells: [name, ...cells] }) => (
          <tr key={key} className={styles.row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
