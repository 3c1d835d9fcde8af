'use client';
import { useEffect, useId, useRef } from 'react';
import { Field, describedBy, type ControlProps } from '@/components/forms/Field.shared';

import { attachmentTypes, otherExtensions } from '@/config/forms/feedback';
import styles from './Attachments.module.scss';
import { UploadItem, type UploadTexts } from './UploadItem.client';
import { hasRoom, uploadsValue, type UploadRow } from './uploadRows.client';
import { useUploads } from './useUploads.client';

interface Props extends ControlProps {
  /** BCP 47 tag, for sizes. */
  iso: string;
  texts: UploadTexts & { add: string; drop: string };
}

const extensions = [...Object.keys(attachmentTypes), ...Object.keys(otherExtensions)];

/** Some pickers go by the names, some by the types. */
const accept = [...extensions.map((one) => `.${one}`), ...Object.values(attachmentTypes)].join(',');

/** Whether another try may help: the call failed, or a place is free now. */
const canRetry = ({ state, fault }: UploadRow, rows: readonly UploadRow[]) =>
  state === 'failed' || (fault === 'count' && hasRoom(rows));

/** Files that go with the feedback. Without scripts they are posted with the form. */
export function Attachments({ name, label, hint, optional, iso, texts }: Props) {
  const id = useId();
  const value = useRef<HTMLInputElement>(null);
  const { input, zone, rows, isOver, choose, retry, remove } = useUploads();
  const held = uploadsValue(rows);
  const wasHeld = useRef(held);

  // The form keeps and checks what is attached now.
  useEffect(() => {
    if (held === wasHeld.current) return;
    wasHeld.current = held;
    value.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [held]);

  return (
    <Field {...{ id, name, label, hint, optional }}>
      <div ref={zone} className={styles.zone} data-over={isOver || undefined}>
        <input
          ref={input}
          {...{ id, accept }}
          name="attachment"
          type="file"
          multiple
          className={styles.input}
          onChange={() => void choose()}
          aria-describedby={describedBy(id, hint)}
        />
        <label htmlFor={id} className={styles.add}>
          {texts.add}
        </label>
        <p className={styles.drop}>{texts.drop}</p>
      </div>
      <input ref={value} type="hidden" name={name} value={held} readOnly />
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((row) => (
            <UploadItem
              key={row.key}
              {...{ row, iso, texts }}
              onRetry={canRetry(row, rows) ? () => retry(row.key) : undefined}
              onRemove={() => {
                remove(row.key);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </Field>
  );
}
