'use client';
import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import { describedBy } from '@/components/forms/Field.shared';
import formStyles from '@/components/forms/forms.module.scss';
import { attachmentTypes } from '@/config/forms/feedback';
import styles from './Attachments.module.scss';
import { UploadItem, type UploadTexts } from './UploadItem.client';
import { uploadsValue } from './uploads.client';
import { useUploads } from './useUploads.client';

interface Props {
  /** BCP 47 tag, for sizes. */
  iso: string;
  texts: UploadTexts & { label: string; hint: string; optional: string; add: string };
}

const accept = Object.entries(attachmentTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');

/** Files that go with the feedback. Without scripts they are posted with the form. */
export function Attachments({ iso, texts }: Props) {
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
    <div className={formStyles.field} data-field="attachments">
      <label htmlFor={id} className={formStyles.label}>
        <span data-label="">{texts.label}</span>
        <span className={formStyles.optional}> ({texts.optional})</span>
      </label>
      <p id={`${id}-hint`} className={formStyles.hint}>
        {texts.hint}
      </p>
      <div className={styles.choose}>
        <input
          ref={input}
          {...{ id, accept }}
          name="attachment"
          type="file"
          multiple
          className={styles.input}
          onChange={choose}
          aria-describedby={describedBy(id, texts.hint)}
        />
        <label htmlFor={id} className={styles.add}>
          {texts.add}
        </label>
      </div>
      <input ref={value} type="hidden" name="attachments" value={held} readOnly />
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
      <p id={`${id}-error`} className={formStyles.error} data-error="" />
    </div>
  );
}
