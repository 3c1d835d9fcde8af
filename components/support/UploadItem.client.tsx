'use client';
import { fileSlot, fillSlot, whenSlot } from '@/components/forms/slots.shared';
import type { FileFault } from '@/config/forms/feedback';
import { formatBytes } from '@/services/rules/size';
import styles from './Attachments.module.scss';
import type { UploadRow } from './uploadRows.client';

/** A button: what it shows, and what it is called for the one file. */
interface ButtonTexts {
  readonly short: string;
  readonly long: string;
}

/** Words of a file; those with a file in them name it by `fileSlot`. */
export interface UploadTexts {
  readonly checking: string;
  readonly done: string;
  readonly failed: string;
  readonly faults: Readonly<Record<FileFault, string>>;
  /** Names when the next may come by `whenSlot`. */
  readonly tooMany: string;
  readonly progress: string;
  readonly cancel: ButtonTexts;
  readonly retry: ButtonTexts;
  readonly remove: ButtonTexts;
}

interface Props {
  row: UploadRow;
  iso: string;
  texts: UploadTexts;
  /** None where another try could not succeed. */
  onRetry: (() => void) | undefined;
  onRemove: () => void;
}

function said({ state, fault, when }: UploadRow, texts: UploadTexts): string {
  if (when) return fillSlot(texts.tooMany, whenSlot, when);
  if (state === 'refused') return texts.faults[fault ?? 'content'];
  return state === 'sending' ? '' : texts[state];
}

/** A file: its name and size, how far it has come, and what can be done with it. */
export function UploadItem({ row, iso, texts, onRetry, onRemove }: Props) {
  const { name, size, state, part } = row;
  const named = (text: string) => fillSlot(text, fileSlot, name);
  const going = state === 'checking' || state === 'sending';
  const leave = going ? texts.cancel : texts.remove;
  return (
    <li className={styles.item} data-state={state}>
      <p className={styles.name}>
        <bdi>{name}</bdi> <span className={styles.size}>{formatBytes(size, iso)}</span>
      </p>
      <div className={styles.buttons}>
        {onRetry && (
          <button
            type="button"
            className={styles.button}
            onClick={onRetry}
            aria-label={named(texts.retry.long)}
          >
            {texts.retry.short}
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          onClick={onRemove}
          aria-label={named(leave.long)}
        >
          {leave.short}
        </button>
      </div>
      {state === 'sending' && (
        <progress
          className={styles.progress}
          max={1}
          value={part}
          aria-label={named(texts.progress)}
        />
      )}
      <p role="status" className={styles.state}>
        {said(row, texts)}
      </p>
    </li>
  );
}
