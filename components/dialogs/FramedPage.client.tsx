'use client';
import { useRef, type ReactNode } from 'react';
import type { FrameMessage } from '@/services/rules/frameMessage';
import styles from './FramedPage.module.scss';
import { useFrameMessages } from './useFrameMessages.client';

interface Props {
  /** Address of the page, and the base address of its host. */
  src: string;
  host: string;
  /** What the frame is called. */
  title: string;
  /** Said while the page is under way. */
  loading: string;
  /** Stands in for a page that does not come. */
  children: ReactNode;
  onMessage: (message: FrameMessage) => void;
}

/** A page of the account or payment host inside a dialog, shown once it says that it can be used. */
export function FramedPage({ src, host, title, loading, children, onMessage }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const state = useFrameMessages(frame, host, onMessage);
  return (
    <>
      {state === 'lost' && children}
      <div className={styles.place} hidden={state === 'lost'}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={src}
          title={title}
          data-state={state}
          tabIndex={state === 'ready' ? undefined : -1}
        />
        <p className={styles.loading} role="status">
          {state === 'loading' && loading}
        </p>
      </div>
    </>
  );
}
