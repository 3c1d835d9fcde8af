import { useId, type ReactNode } from 'react';
import { describedBy } from './Field.shared';
import styles from './forms.module.scss';

interface Props {
  name: string;
  /** What is agreed to; may hold links. */
  label: ReactNode;
}

/** An agreement that the form needs. */
export function Checkbox({ name, label }: Props) {
  const id = useId();
  return (
    <div className={styles.field} data-field={name}>
      <div className={styles.agreement}>
        <input
          {...{ id, name }}
          type="checkbox"
          className={styles.box}
          required
          aria-describedby={describedBy(id)}
        />
        <label htmlFor={id} data-label="">
          {label}
        </label>
      </div>
      <p id={`${id}-error`} className={styles.error} data-error="" />
    </div>
  );
}
