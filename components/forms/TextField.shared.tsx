import { useId, type ComponentProps } from 'react';
import { textLengths } from '@/config/forms/forms';
import { describedBy, Field, type FieldProps } from './Field.shared';
import styles from './forms.module.scss';

interface Props extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  length?: keyof typeof textLengths;
  autoComplete: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  defaultValue?: string;
}

/** A line of text. */
export function TextField({ type = 'text', length = 'line', ...props }: Props) {
  const id = useId();
  const { name, label, hint, optional, ...attributes } = props;
  return (
    <Field {...{ id, name, label, hint, optional }}>
      <input
        {...{ ...attributes, id, name, type }}
        className={styles.control}
        required={!optional}
        maxLength={textLengths[length]}
        spellCheck={type === 'text' ? undefined : false}
        autoCapitalize={type === 'text' ? undefined : 'none'}
        aria-describedby={describedBy(id, hint)}
      />
    </Field>
  );
}
