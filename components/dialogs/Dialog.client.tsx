'use client';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon.shared';
import styles from './Dialog.module.scss';

interface Props {
  /** The heading, which also names the dialog to screen readers. */
  title: string;
  /** What its close button is called. */
  close: string;
  /** Told once the dialog is closed by its button, Escape or a click beside it. */
  onClose: () => void;
  /** What is asked for in the dialog: names it for tests and styles. */
  name: string;
  /** A wide one has room for a form. */
  size?: 'small' | 'medium' | 'wide';
  children: ReactNode;
}

/** Whether a pointer is on the backdrop: the dialog gets its events, but lies elsewhere. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  return target === dialog && isOutside;
}

/**
 * A modal `<dialog>`: the browser keeps focus inside, closes on Escape and gives focus back; the page
 * behind stands still by a rule of globals.scss. It is open for as long as it is drawn.
 */
export function Dialog({ title, close, onClose, name, size = 'small', children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  const isLeaving = useRef(false);

  // Before it leaves the page it is closed: only so does focus go back to where it came from. That
  // is nobody's wish to close it, though the browser will tell of it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    isLeaving.current = false;
    shown?.showModal();
    return () => {
      isLeaving.current = true;
      shown?.close();
    };
  }, []);

  const closed = (isOpen: boolean) => {
    if (!isOpen && !isLeaving.current) onClose();
  };

  // `closedby="any"` will do this one day; not every browser has it.
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const ending = new AbortController();
    const { signal } = ending;
    // A press inside that ends beside it, as when words are selected, closes nothing.
    let began = false;
    const press = (event: MouseEvent) => (began = isBeside(shown, event));
    const click = (event: MouseEvent) => began && isBeside(shown, event) && shown.close();
    shown.addEventListener('pointerdown', press, { signal });
    shown.addEventListener('click', click, { signal });
    return () => ending.abort();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles[size]}
      aria-labelledby={id}
      data-dialog={name}
      onClose={({ currentTarget }) => closed(currentTarget.open)}
    >
      <form method="dialog" className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <button className={styles.close} aria-label={close}>
          <Icon name="x" />
        </button>
      </form>
      {children}
    </dialog>
  );
}
