'use client';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './AppTabs.module.scss';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs after the ARIA pattern: arrow keys, Home and End move, and the tab moved to is shown at once.
 * Without scripts all panels are shown, one below the other, and the tabs are not.
 */
export function AppTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [shown, setShown] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === shown);
    const step = steps[event.key];
    const target = { Home: 0, End: tabs.length - 1 }[event.key];
    const next = step === undefined ? target : (at + step + tabs.length) % tabs.length;
    if (next === undefined) return;
    event.preventDefault();
    setShown(tabs[next]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            data-app={id}
            className={styles.tab}
            aria-selected={id === shown}
            aria-controls={`panel-${id}`}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => setShown(id)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          data-app={id}
          className={styles.panel}
          data-shown={id === shown}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
