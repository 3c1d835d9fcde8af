import { useId } from 'react';
import { describedBy, Field, type ControlProps } from './Field.shared';
import styles from './forms.module.scss';

/** A choice of one. */
export function Select(props: ControlProps & { defaultValue?: string }) {
  const id = useId();
  const { name, row, label, hint, optional, choose, options, defaultValue = '' } = props;
  return (
    <Field {...{ id, name, label, hint, optional }}>
      <select
        {...{ id, name, defaultValue }}
        autoComplete={row.autoComplete}
        className={styles.select}
        required={!optional}
        aria-describedby={describedBy(id, hint)}
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
