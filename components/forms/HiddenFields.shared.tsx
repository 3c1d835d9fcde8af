import { honeypotField } from '@/config/forms/forms';
import styles from './forms.module.scss';

/** What goes along unseen, and a field that only machines fill in; its label is for none but them. */
export function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <input
          name={honeypotField}
          defaultValue=""
          tabIndex={-1}
          autoComplete="off"
          aria-label={honeypotField}
        />
      </div>
    </>
  );
}
