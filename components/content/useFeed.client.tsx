'use client';
import { useEffect, useRef, useState } from 'react';
import { whenLoaded } from '@/services/page/idle';

/**
 * `waiting` until the host has answered. `failed` is blank but keeps its space while in view, so
 * that nothing the visitor is looking at moves; `gone` has none.
 */
export type FeedPhase = 'waiting' | 'ready' | 'failed' | 'gone';

/** How far below the window content is fetched ahead. */
const ahead = '600px 0px';

function watch(element: Element, rootMargin: string, onChange: (inView: boolean) => void) {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back once, after the page has loaded and when the element comes near the window. */
function whenNear(element: Element, callback: () => void): () => void {
  let stop = whenLoaded(() => {
    stop = watch(element, ahead, (near) => {
      if (!near) return;
      stop();
      callback();
    });
  });
  return () => stop();
}

/**
 * Content of another host for the element that `place` is put on.
 * @param load must be stable; it is called once.
 * @param name what the warning in the console is about.
 */
export function useFeed<Item>(load: () => Promise<readonly Item[]>, name: string) {
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<FeedPhase>('waiting');
  const [items, setItems] = useState<readonly Item[]>([]);

  useEffect(() => {
    if (!place.current) return;
    let current = true;
    const fail = (reason: unknown) => {
      if (!current) return;
      console.warn(`${name}: nothing is shown. ${String(reason)}`);
      setPhase('failed');
    };
    const show = (loaded: readonly Item[]) => {
      if (loaded.length === 0) return fail('The host has none.');
      if (!current) return;
      setItems(loaded);
      setPhase('ready');
    };
    const stop = whenNear(place.current, () => void load().then(show, fail));
    return () => {
      current = false;
      stop();
    };
  }, [load, name]);

  useEffect(() => {
    if (phase !== 'failed' || !place.current) return;
    return watch(place.current, '0px', (inView) => {
      if (!inView) setPhase('gone');
    });
  }, [phase]);

  return { place, phase, items };
}
