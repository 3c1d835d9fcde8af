/** How the visitor came to this page, and whether a download may start by itself (decisions, Download). */

/** What an automatic start depends on. */
export interface Arrival {
  /** The type of the navigation entry: only a plain `navigate` is an arrival. */
  readonly navigation: string | undefined;
  readonly address: string;
  readonly referrer: string;
  /** The system is known without doubt, and can use the file. */
  readonly canStartItself: boolean;
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * Whether a download may start by itself: once for each time that a visitor follows a campaign link.
 * Reload, Back and a restored tab are no arrival, and neither is the same link in another language,
 * which the language picker leads to with the query kept.
 */
export function mayStartItself({
  navigation,
  address,
  referrer,
  canStartItself,
}: Arrival): boolean {
  const here = parsed(address);
  const from = parsed(referrer);
  const goesOn = from?.origin === here?.origin && from?.search === here?.search;
  return navigation === 'navigate' && canStartItself && !goesOn;
}

/** Reads how this page was reached. */
export function readArrival(canStartItself: boolean): Arrival {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    navigation: entry?.type,
    address: location.href,
    referrer: document.referrer,
    canStartItself,
  };
}

/**
 * The query that the visitor arrived with. What comes late reads it here and not from the address,
 * which is another one for who has gone on within the site by then.
 */
export function arrivalSearch(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return (parsed(entry?.name ?? '') ?? location).search;
}

/** Waits until the page is shown: one that the browser prepares ahead may never be. */
export function whenShown(): Promise<void> {
  const { prerendering = false } = document as Document & { prerendering?: boolean };
  if (!prerendering) return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('prerenderingchange', () => resolve(), { once: true }),
  );
}
