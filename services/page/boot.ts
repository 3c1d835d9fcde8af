/** What runs before first paint, in the page itself: it marks `<html>`, and CSS shows what fits. */
import { detectDevice } from '@/services/rules/device';
import { markChoice, markConsent } from './consentMark';
import { rememberClick } from './earlyClick';
import { allowOwnScripts } from './ownScripts';
import { showSignedIn, wasSignedIn } from './signedInHint';

/**
 * Sets `data-js` (scripts run), `data-device`, the mark of consent and the hint of a signed-in visitor,
 * and remembers a download that is clicked before the page can answer. It also lets the page's own
 * scripts through. `deploy/assets/inlineScripts.ts` compiles it: it is part of every page, so that each
 * import counts.
 */
export function boot(): void {
  const root = document.documentElement;
  root.dataset.js = '';
  root.dataset.device = detectDevice(navigator);
  allowOwnScripts();
  markConsent();
  if (wasSignedIn()) showSignedIn(true);
  document.addEventListener('click', (event) => {
    markChoice(event.target);
    rememberClick(event);
  });
}
