'use client';

/** Space between a bar at the bottom of the screen and what stands above it, in CSS pixels. */
const gap = 24;

/**
 * Tells the styles how high a bar at the bottom of the screen really is, so that what gets focus, and
 * the end of the page, stand above it; nothing where a blocker has hidden it. A sheet of its own says
 * so: the session recorder reads style attributes in a way that the content security policy forbids.
 * @param property the custom property of `<html>` that gets the height.
 * @returns the end of it.
 */
export function watchHeight(bar: Element, property: `--height-${string}`): () => void {
  // Older browsers keep the heights that the style sheet supposes.
  if (!('adoptedStyleSheets' in document)) return () => undefined;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const observer = new ResizeObserver(() => {
    const { height } = bar.getBoundingClientRect();
    const taken = height > 0 ? Math.ceil(height) + gap : 0;
    sheet.replaceSync(`:root { ${property}: ${taken}px; }`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
