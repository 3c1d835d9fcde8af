import { useId } from 'react';
import { describedBy, Field, type ControlProps } from './Field.shared';
import styles from './forms.module.scss';

/** Text of several lines. */
export function TextArea({ name, row, label, hint, optional }: ControlProps) {
  const id = useId();
  return (
    <Field {...{ id, name, label, hint, optional }}>
      <textarea
        {...{ id, name }}
        className={styles.area}
        rows={5}
        required={!optional}
        maxLength={row.length}
        aria-describedby={describedBy(id, hint)}
      />
    </Field>
  );
}
