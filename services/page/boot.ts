/** The inline script that runs before first paint: it marks `<html>`, and CSS shows what fits. */
import { deviceRules } from '@/config/download/deviceRules';
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
  const rules = deviceRules
    .map(({ agent, device, platform, touches }) => {
      const signals = platform ? `,/${platform}/i,${touches}` : '';
      return `[/${agent.replaceAll('/', '\\/')}/i,'${device}'${signals}]`;
    })
    .join(',');
  return [
    '(function(h,n,r,v){',
    "v='unknown';",
    "r.some(function(x){return x[0].test(n.userAgent)&&(!x[2]||x[2].test(n.platform||'')&&n.maxTouchPoints>=x[3])&&(v=x[1])});",
    "h.setAttribute('data-js','');h.setAttribute('data-device',v);",
    "window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){",
    "if(new URL(u,location).href.indexOf(location.origin+'/_next/static/'))throw TypeError(u);return u}})",
    `})(document.documentElement,navigator,[${rules}]);`,
    consentBoot(),
    signedInBoot(),
    earlyClickBoot(),
  ].join('');
}
