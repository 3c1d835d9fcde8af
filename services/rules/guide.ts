/** Whether and where the installation guide popup shows; pure (specification, section 4). */
import { guideCountdown } from '@/config/site/limits';

/** What the popup depends on. */
export interface GuideContext {
  /** The browser's name as ua-parser-js gives it. */
  readonly browser: string;
  readonly isPc: boolean;
  /** Shows in every browser, at the bottom, without countdown. */
  readonly allBrowsers: boolean;
}

/** Where the popup is, and for how many seconds; `null` means until it is closed. */
export interface GuidePopup {
  readonly position: 'bottom' | 'top';
  readonly seconds: number | null;
}

/** The popup for a browser, or `null` where it does not show. */
export function guidePopup({ browser, isPc, allBrowsers }: GuideContext): GuidePopup | null {
  if (allBrowsers) return { position: 'bottom', seconds: null };
  if (!isPc) return null;
  if (browser === 'Chrome') return { position: 'bottom', seconds: guideCountdown };
  return browser === 'Firefox' ? { position: 'top', seconds: guideCountdown } : null;
}

/** The name of this browser; the parser is loaded only when a guide is about to show. */
export async function browserName(): Promise<string> {
  const { UAParser } = await import('ua-parser-js');
  return new UAParser(navigator.userAgent).getBrowser().name ?? '';
}
