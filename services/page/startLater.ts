/** When a page's own files start: once it is painted. Compiled like the boot script, and part of every page. */

/** Id of the `<template>` that holds them until then. */
export const laterId = 'later';

/** Milliseconds after which they start where no browser says that it has painted. */
const patience = 1000;

/**
 * Puts the files of the `<template>` into the head when the browser says that the paint is on the
 * screen: a frame's own callback comes before, and files that start there take their part of the line
 * from it. A tab in the background paints nothing until it is looked at, and must not wait for that.
 * Where a script can't be had, or is not the one that was built, the page goes back to what it is
 * without scripts.
 */
export function startLater(): void {
  const { content } = document.getElementById(laterId) as HTMLTemplateElement;
  for (const script of content.querySelectorAll('script'))
    script.onerror = () => document.documentElement.removeAttribute('data-js');
  const start = () => document.head.append(content);
  if (document.hidden) start();
  else {
    setTimeout(start, patience);
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  }
}
