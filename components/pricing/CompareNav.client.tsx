'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { layout } from '@/config/site/limits';
import { tableScrolled, useCompare } from '@/stores/compare';
import styles from './CompareNav.module.scss';

interface Props {
  /** What the bars are called. */
  label: string;
  top: ReactNode;
  bottom: ReactNode;
  /** The table. */
  children: ReactNode;
}

/**
 * Watches the table between header and bottom bar. The bars lie over the table alone, which has
 * nothing to focus, and leave before anything else comes under them. @returns the end of it.
 */
function watchTable(region: HTMLElement, topBar: HTMLElement, bottomBar: HTMLElement) {
  const parts = {
    table: region.querySelector('table'),
    head: region.querySelector('thead'),
    end: bottomBar.previousElementSibling,
  };
  const inView = { table: false, head: false, end: false };
  const margins = `-${layout.headerHeight + topBar.offsetHeight}px 0px -${bottomBar.offsetHeight}px 0px`;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target === parts.table) inView.table = isIntersecting;
        if (target === parts.head) inView.head = isIntersecting;
        if (target === parts.end) inView.end = isIntersecting;
      }
      tableScrolled(inView);
    },
    { rootMargin: margins },
  );
  Object.values(parts).forEach((part) => part && observer.observe(part));
  return () => {
    observer.disconnect();
    tableScrolled({ table: false, head: false, end: false });
  };
}

/** The comparison's two bars (specification, section 3): fixed over the page, so that they move nothing. */
export function CompareNav({ label, top, bottom, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const topBar = useRef<HTMLDivElement>(null);
  const bottomBar = useRef<HTMLDivElement>(null);
  const isTop = useCompare((state) => state.isShowTopCompareNav);
  const isBottom = useCompare((state) => state.isShowBottomCompareNav);

  useEffect(() => {
    if (!region.current || !topBar.current || !bottomBar.current) return;
    return watchTable(region.current, topBar.current, bottomBar.current);
  }, []);

  return (
    <div ref={region} className={styles.region}>
      <div ref={topBar} className={styles.top} role="group" aria-label={label} data-shown={isTop}>
        {top}
      </div>
      {children}
      <div className={styles.end} />
      <div
        ref={bottomBar}
        className={styles.bottom}
        data-bar=""
        role="group"
        aria-label={label}
        data-shown={isBottom}
      >
        {bottom}
      </div>
    </div>
  );
}
