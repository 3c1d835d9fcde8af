'use client';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useRouteName } from '@/components/islands/useRouteName.client';
import { routes } from '@/config/site/routes';
import { headerLook } from '@/services/rules/header';
import { pageScrolled, useGlobal } from '@/stores/global';
import styles from './Header.module.scss';

/** The header's frame: its look follows page, scroll, clicks and lock; everything in it is drawn by the server. */
export function HeaderShell({ children }: { children: ReactNode }) {
  const { header: rule, device } = routes[useRouteName()];
  const theme = useGlobal((state) => headerLook({ rule, ...state }).theme);
  const background = useGlobal((state) => headerLook({ rule, ...state }).background);

  useEffect(() => {
    const update = () => pageScrolled(window.scrollY);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  return (
    <header
      className={styles.header}
      data-theme={theme}
      data-background={background}
      data-download={rule.download}
      data-named={device}
    >
      <div className={styles.bar}>{children}</div>
    </header>
  );
}

/** A part of the header that pages in the no-download list do not have (specification, section 4). */
export function IfDownload({ children }: { children: ReactElement }) {
  return routes[useRouteName()].header.download && children;
}
