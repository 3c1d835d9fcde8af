'use client';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { FormName } from '@/config/forms/forms';
import { ErrorSummary } from './ErrorSummary.client';
import type { FaultTexts } from './formDom.client';
import styles from './forms.module.scss';
import { ResubmitDialog, type ResubmitTexts } from './ResubmitDialog.client';
import { emailSlot, fillSlot } from './slots.shared';
import { SubmitButton } from './SubmitButton.client';
import { useForm } from './useForm.client';

/** The words of a form; `sent` and `failed` may name the address by `emailSlot`. */
interface FormTexts {
  readonly submit: string;
  readonly sending: string;
  readonly summary: string;
  readonly faults: FaultTexts;
  readonly sent: string;
  readonly failed: string;
  /** A form that may be filled in once more. */
  readonly again: string | undefined;
  /** A failure is told in a dialog. */
  readonly resubmit: ResubmitTexts | undefined;
}

interface Props {
  name: FormName;
  /** Where it is posted to where no script does it. */
  action: string;
  texts: FormTexts;
  /** Its fields, drawn by the server. */
  children: ReactNode;
  /** Carries files where no script sends them ahead. */
  multipart?: boolean;
  /** The form stays as it is when it was sent; otherwise the thanks take its place. */
  stays?: boolean;
}

/**
 * A form of the server with behaviour: its faults are told at their fields, what is typed is kept
 * until it has arrived, and it is sent once. Without scripts the browser posts it.
 */
export function FormIsland({ name, action, texts, children, multipart, stays = false }: Props) {
  const { form, phase, setPhase, shown, address, submit } = useForm({
    name,
    texts: texts.faults,
    stays,
  });
  const thanks = useRef<HTMLDivElement>(null);
  const words = (text: string) => fillSlot(text, emailSlot, address);
  const replaced = phase === 'sent' && !stays;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  // The button that had the focus is gone.
  useEffect(() => {
    if (replaced) thanks.current?.focus();
  }, [replaced]);

  return (
    <div className={styles.island} data-form={name} data-phase={phase}>
      <div ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
        {replaced && <p className={styles.sent}>{words(texts.sent)}</p>}
      </div>
      {replaced && texts.again && (
        <button type="button" className={styles.again} onClick={() => setPhase('idle')}>
          {texts.again}
        </button>
      )}
      <form
        ref={form}
        className={styles.form}
        action={action}
        method="post"
        encType={multipart ? 'multipart/form-data' : undefined}
        hidden={replaced}
        onSubmit={onSubmit}
        aria-busy={phase === 'sending'}
      >
        <ErrorSummary title={texts.summary} faults={shown} />
        {children}
        <div className={styles.end}>
          <SubmitButton sending={phase === 'sending'} texts={texts} />
          <p role="alert" className={styles.failed}>
            {phase === 'failed' && !texts.resubmit && words(texts.failed)}
          </p>
          {stays && (
            <p role="status" className={styles.said}>
              {phase === 'sent' && words(texts.sent)}
            </p>
          )}
        </div>
      </form>
      {phase === 'failed' && texts.resubmit && (
        <ResubmitDialog
          texts={texts.resubmit}
          text={texts.failed}
          onClose={() => setPhase('idle')}
          onResubmit={submit}
        />
      )}
    </div>
  );
}
