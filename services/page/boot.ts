/** The inline script that runs before first paint: it marks `<html>`, and CSS shows what fits. */
import { deviceRules, macTouchPoints } from '@/config/download/devices';
import { consentBoot } from './consentMark';
import { earlyClickBoot } from './earlyClick';
import { signedInBoot } from './signedInHint';

/**
 * Source of the boot script, made from the tables. It sets `data-js` (scripts run), `data-device`
 * (what `detectDevice` answers), the mark of consent and the hint of a signed-in visitor, and
 * remembers a download that is clicked before the page can answer. It also makes the one Trusted
 * Types policy that the page's CSP needs: the bundler loads chunks by plain strings, and these may
 * only be our own.
 * Kept under 1.5 kB: it is part of every page.
 */
export function bootScript(): string {
  const rules = deviceRules.map(([pattern, device]) => `[/${pattern}/i,'${device}']`).join(',');
  return [
    '(function(h,n,r,d,i){',
    "d='unknown';",
    'for(i=0;i<r.length;i++)if(r[i][0].test(n.userAgent)){d=r[i][1];break}',
    `if(d=='mac'&&/^Mac|^$/.test(n.platform||'')&&n.maxTouchPoints>${macTouchPoints})d='ios';`,
    "h.setAttribute('data-js','');h.setAttribute('data-device',d);",
    "window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){",
    "if(new URL(u,location).href.indexOf(location.origin+'/_next/static/'))throw TypeError(u);return u}})",
    `})(document.documentElement,navigator,[${rules}]);`,
    consentBoot(),
    signedInBoot(),
    earlyClickBoot(),
  ].join('');
}
