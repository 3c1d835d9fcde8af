/** The mark of consent on `<html>`: made before first paint, read by the styles, the same in boot script and page. */
import { consentAttributes, type ConsentMark } from '@/config/visitor/consent';
import { cookies } from '@/config/site/keys';

const { page, button } = consentAttributes;

/**
 * The part of the boot script that shows the banner where the consent cookie is missing. It also
 * marks what a click decides, so that no click is lost that comes before the rest of the scripts.
 */
export function consentBoot(): string {
  return [
    '(function(h,d,c){try{c=d.cookie}catch(e){}',
    `h.setAttribute('${page}',/(^|; )${cookies.consent}=/.test(c)?'given':'ask');`,
    "d.addEventListener('click',function(e){",
    `e=e.target.closest('[${button}]');e&&h.setAttribute('${page}',e.getAttribute('${button}'))})`,
    '})(document.documentElement,document)',
  ].join('');
}

/** The choice that a button stands for, if a click fell on one. */
export function choiceOf(target: EventTarget | null): ConsentMark | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest(`[${button}]`)?.getAttribute(button);
  return (found as ConsentMark | undefined) ?? null;
}

/** What the page shows at present. */
export function readMark(): ConsentMark {
  return (document.documentElement.getAttribute(page) as ConsentMark | null) ?? 'ask';
}

/**
 * Shows the banner, or hides it.
 * @param decided what the banner says of the choice so far when it is opened again.
 */
export function showMark(mark: ConsentMark, decided: 'given' | 'refused' | 'undecided'): void {
  document.documentElement.setAttribute(page, mark);
  document.documentElement.setAttribute('data-consented', decided);
}
