import { useId, type ComponentProps } from 'react';
import type { Control } from '@/config/forms/forms';
import { describedBy, Field, type ControlProps } from './Field.shared';
import styles from './forms.module.scss';

/** How addresses and numbers are typed: no capitals, no corrections. */
const exact = { spellCheck: false, autoCapitalize: 'none' } as const;

/** Browsers refuse what an address is pasted with; that it has an `@` is enough before it is cleaned. */
const address = { type: 'text', inputMode: 'email', pattern: '.*[@＠].*' } as const;

const attributes: Readonly<Partial<Record<Control, ComponentProps<'input'>>>> = {
  email: { ...address, ...exact },
  tel: { type: 'tel', inputMode: 'tel', ...exact },
};

/** How much longer what is pasted may be than what is left of it. */
const pastedRoom = 2;

/** A line of text. */
export function TextField({ name, row, label, hint, optional }: ControlProps) {
  const id = useId();
  return (
    <Field {...{ id, name, label, hint, optional }}>
      <input
        {...{ id, name }}
        type="text"
        {...attributes[row.control]}
        className={styles.control}
        required={!optional}
        maxLength={row.control === 'line' ? row.length : row.length * pastedRoom}
        autoComplete={row.autoComplete}
        aria-describedby={describedBy(id, hint)}
      />
    </Field>
  );
}
