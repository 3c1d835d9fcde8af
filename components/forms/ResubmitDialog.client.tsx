'use client';
import { useEffect, useId, useRef } from 'react';
import styles from './ResubmitDialog.module.scss';

/** Words of the dialog. */
export interface ResubmitTexts {
  readonly title: string;
  readonly resubmit: string;
  readonly close: string;
}

interface Props {
  texts: ResubmitTexts;
  text: string;
  onClose: () => void;
  onResubmit: () => Promise<void>;
}

const again = 'again';

/**
 * Says that sending failed, and offers to send again. It is not loaded when needed, as other dialogs
 * are: where a form can't be sent, a script can't be loaded either. So that no page loads more at
 * first for it, it shares their looks (the `modal` mixins), but is no `Dialog`.
 */
export function ResubmitDialog({ texts, text, onClose, onResubmit }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closing gives the focus back to the form, which then sends.
  const closed = () => {
    if (dialog.current?.returnValue === again) void onResubmit();
    else onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={closed}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {texts.title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.resubmit}
          onClick={() => dialog.current?.close(again)}
        >
          {texts.resubmit}
        </button>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </div>
    </dialog>
  );
}
