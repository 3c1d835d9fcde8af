import { useId } from 'react';
import { describedBy, Field, type FieldProps } from './Field.shared';
import styles from './forms.module.scss';

interface Props extends FieldProps {
  options: readonly { readonly id: string; readonly name: string }[];
  /** What stands there before a choice. */
  choose: string;
  autoComplete?: string;
  defaultValue?: string;
}

/** A choice of one. */
export function Select({ options, choose, autoComplete, defaultValue = '', ...field }: Props) {
  const id = useId();
  return (
    <Field {...field} id={id}>
      <select
        {...{ id, autoComplete, defaultValue }}
        name={field.name}
        className={styles.select}
        required={!field.optional}
        aria-describedby={describedBy(id, field.hint)}
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
