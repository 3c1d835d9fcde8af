/** Elements that come near the window. */

/**
 * Tells whether an element is in the window or near it, now and when that changes.
 * @param rootMargin how near, as of an `IntersectionObserver`.
 * @returns what ends it.
 */
export function watchNear(
  element: Element,
  rootMargin: string,
  onChange: (near: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back once, after the page has loaded and when the element comes near the window.
 * @returns what calls it off.
 */
export function whenNear(element: Element, rootMargin: string, callback: () => void): () => void {
  let stop: (() => void) | undefined;
  const begin = () => {
    stop = watchNear(element, rootMargin, (near) => {
      if (!near) return;
      stop?.();
      callback();
    });
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    removeEventListener('load', begin);
    stop?.();
  };
}
