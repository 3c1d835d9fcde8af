'use client';
import { useEffect } from 'react';
import { layout } from '@/config/site/limits';
import { useGlobal } from '@/stores/global';

/** The page's own download buttons; not those of bars, which come and go by themselves. */
const buttons = ':is(main, footer) [data-size][data-tone]:not([data-shown] *)';

/**
 * Marks `<html>` while none of the page's download buttons is in view: the styles give a phone the
 * header's as a bar then, so that a download is always within reach.
 */
export function Reach() {
  const page = useGlobal((state) => state.pageName);

  useEffect(() => {
    const inView = new Set<Element>();
    const { dataset } = document.documentElement;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        dataset.reach = inView.size > 0 ? 'page' : 'bar';
      },
      { rootMargin: `-${layout.headerHeight}px 0px 0px 0px` },
    );
    const found = document.querySelectorAll(buttons);
    for (const button of found) observer.observe(button);
    if (found.length === 0) dataset.reach = 'bar';
    return () => {
      observer.disconnect();
      delete dataset.reach;
    };
  }, [page]);

  return null;
}
