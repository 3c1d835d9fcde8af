'use client';
import { useEffect, type ReactNode } from 'react';
import type { Device } from '@/config/download/devices';
import type { LanguageCode } from '@/config/site/languages';
import { readPush, togglePush, usePush, type PushState } from '@/stores/push';
import styles from './Updates.module.scss';

interface Props {
  language: LanguageCode;
  /** The system whose updates are told of. */
  system: Device;
  /** The button by what a click does, and how the last click ended. */
  words: Record<'ask' | 'stop' | Exclude<PushState['outcome'], ''>, string>;
  labelledBy: string;
  children: ReactNode;
}

/** The button, and what became of it. Hidden where the browser has no notifications. */
export function UpdatesPanel({ language, system, words, labelledBy, children }: Props) {
  const { phase, changing, outcome } = usePush();
  useEffect(() => void readPush(), []);
  return (
    <section
      className={styles.section}
      aria-labelledby={labelledBy}
      hidden={phase === 'unsupported'}
    >
      <div className={styles.panel}>
        {children}
        <button
          type="button"
          className={styles.button}
          aria-disabled={changing}
          onClick={() => void togglePush(language, system)}
        >
          {phase === 'on' ? words.stop : words.ask}
        </button>
        <p role="status" className={styles.status}>
          {outcome && words[outcome]}
        </p>
      </div>
    </section>
  );
}
