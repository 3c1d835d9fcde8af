'use client';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { FormName } from '@/config/forms/forms';
import { ErrorSummary } from './ErrorSummary.client';
import type { FaultTexts } from './formDom.client';
import styles from './forms.module.scss';
import { ResubmitDialog, type ResubmitTexts } from './ResubmitDialog.client';
import { emailSlot, fillSlot, whenSlot } from './slots.shared';
import { SubmitButton } from './SubmitButton.client';
import { useForm } from './useForm.client';

/** The words of a form; `sent`, `queued` and `failed` may name the address by `emailSlot`. */
interface FormTexts {
  readonly submit: string;
  readonly sending: string;
  readonly summary: string;
  readonly faults: FaultTexts;
  readonly sent: string;
  /** It is taken, and what it leads to under way. */
  readonly queued: string;
  readonly failed: string;
  /** Names when the next may come by `whenSlot`. */
  readonly tooMany: string;
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
export function FormIsland(props: Props) {
  const { name, action, texts, children, multipart, stays = false } = props;
  const { form, phase, setPhase, shown, address, when, submit } = useForm({
    name,
    texts: texts.faults,
    stays,
  });
  const thanks = useRef<HTMLDivElement>(null);
  const words = (text: string) => fillSlot(text, emailSlot, address);
  const taken = phase === 'sent' || phase === 'queued' ? words(texts[phase]) : '';
  const failed = when ? fillSlot(texts.tooMany, whenSlot, when) : words(texts.failed);
  const replaced = taken !== '' && !stays;
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
        {replaced && <p className={styles.sent}>{taken}</p>}
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
            {phase === 'failed' && !texts.resubmit && failed}
          </p>
          {stays && (
            <p role="status" className={styles.said}>
              {taken}
            </p>
          )}
        </div>
      </form>
      {phase === 'failed' && texts.resubmit && (
        <ResubmitDialog
          texts={texts.resubmit}
          text={failed}
          onClose={() => setPhase('idle')}
          onResubmit={submit}
        />
      )}
    </div>
  );
}
