import { useId } from 'react';
import { textLengths } from '@/config/forms/forms';
import { describedBy, Field, type FieldProps } from './Field.shared';
import styles from './forms.module.scss';

/** Text of several lines. */
export function TextArea(props: FieldProps) {
  const id = useId();
  return (
    <Field {...props} id={id}>
      <textarea
        id={id}
        name={props.name}
        className={styles.area}
        rows={5}
        required={!props.optional}
        maxLength={textLengths.long}
        aria-describedby={describedBy(id, props.hint)}
      />
    </Field>
  );
}
