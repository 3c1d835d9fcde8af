import type { ReactNode } from 'react';
import type { FieldRow } from '@/config/forms/forms';
import styles from './forms.module.scss';

/** What every control is given: its row of config/forms/forms.ts, and the words for it. */
export interface ControlProps {
  /** Name in the form. */
  name: string;
  row: FieldRow;
  label: string;
  hint?: string;
  /** The word for a field that may stay empty; without it the field is required. */
  optional?: string;
  /** What stands in a select before a choice. */
  choose: string;
  /** What a select offers. */
  options: readonly Option[];
}

/** A choice. */
export interface Option {
  readonly id: string;
  readonly name: string;
}

interface Props extends Pick<ControlProps, 'name' | 'label' | 'hint' | 'optional'> {
  /** Id of the control. */
  id: string;
  children: ReactNode;
}

/** Ids of what describes a control: its hint, and the place of its error. */
export function describedBy(id: string, hint?: string): string {
  return hint ? `${id}-hint ${id}-error` : `${id}-error`;
}

/** A field: label, hint, control, and the place where the form says what is wrong with it. */
export function Field({ id, name, label, hint, optional, children }: Props) {
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={styles.label}>
        <span data-label="">{label}</span>
        {optional && <span className={styles.optional}>{` (${optional})`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className={styles.error} data-error="" />
    </div>
  );
}
