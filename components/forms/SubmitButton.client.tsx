'use client';
import styles from './forms.module.scss';

interface Props {
  sending: boolean;
  texts: { readonly submit: string; readonly sending: string };
}

/** Sends the form. While it is being sent the button keeps its focus and size, and does nothing. */
export function SubmitButton({ sending, texts }: Props) {
  return (
    <button type="submit" className={styles.submit} aria-disabled={sending || undefined}>
      {sending && <span className={styles.spinner} aria-hidden="true" />}
      {/* An element of its own: where a browser has translated the page, React finds no bare text again. */}
      <span>{sending ? texts.sending : texts.submit}</span>
    </button>
  );
}
