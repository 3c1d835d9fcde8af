'use client';
import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import { Field, describedBy, type ControlProps } from '@/components/forms/Field.shared';

import { attachmentTypes } from '@/config/forms/feedback';
import styles from './Attachments.module.scss';
import { UploadItem, type UploadTexts } from './UploadItem.client';
import { uploadsValue } from './uploads.client';
import { useUploads } from './useUploads.client';

interface Props extends ControlProps {
  /** BCP 47 tag, for sizes. */
  iso: string;
  texts: UploadTexts & { add: string };
}

const accept = Object.entries(attachmentTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');

/** Files that go with the feedback. Without scripts they are posted with the form. */
export function Attachments({ name, label, hint, optional, iso, texts }: Props) {
  const id = useId();
  const value = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { rows, add, retry, remove } = useUploads(input);
  const held = uploadsValue(rows);
  const wasHeld = useRef(held);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // The same file may be chosen again, and none is posted twice.
    currentTarget.value = '';
  };

  // The form keeps and checks what is attached now.
  useEffect(() => {
    if (held === wasHeld.current) return;
    wasHeld.current = held;
    value.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [held]);

  return (
    <Field {...{ id, name, label, hint, optional }}>
      <div className={styles.choose}>
        <input
          ref={input}
          {...{ id, accept }}
          name="attachment"
          type="file"
          multiple
          className={styles.input}
          onChange={choose}
          aria-describedby={describedBy(id, hint)}
        />
        <label htmlFor={id} className={styles.add}>
          {texts.add}
        </label>
      </div>
      <input ref={value} type="hidden" name={name} value={held} readOnly />
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((row) => (
            <UploadItem
              key={row.key}
              {...{ row, iso, texts }}
              onRetry={() => retry(row.key)}
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
