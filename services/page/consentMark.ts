/** The mark of consent on `<html>`: made before first paint, read by the styles, the same in boot script and page. */
import { choiceAttribute, consentAttribute, type ConsentMark } from '@/config/visitor/consentMark';
import { cookies } from '@/config/site/keys';

/** Whether consent was given on this or another page: its cookie is there. Blocked cookies are none. */
export function hasConsentCookie(): boolean {
  try {
    return `; ${document.cookie}`.includes(`; ${cookies.consent}=`);
  } catch {
    return false;
  }
}

/** The choice that a button stands for, if a click fell on one. */
export function choiceOf(target: EventTarget | null): ConsentMark | null {
  const button = (target as Partial<Element> | null)?.closest?.(`[${choiceAttribute}]`);
  return (button?.getAttribute(choiceAttribute) as ConsentMark | undefined) ?? null;
}

/** Shows the banner where nothing was chosen yet. */
export function markConsent(): void {
  const mark: ConsentMark = hasConsentCookie() ? 'given' : 'ask';
  document.documentElement.setAttribute(consentAttribute, mark);
}

/** Marks what a click decides: none is lost that comes before the rest of the scripts. */
export function markChoice(target: EventTarget | null): void {
  const choice = choiceOf(target);
  if (choice) document.documentElement.setAttribute(consentAttribute, choice);
}

/** What the page shows at present. */
export function readMark(): ConsentMark {
  return (document.documentElement.getAttribute(consentAttribute) as ConsentMark | null) ?? 'ask';
}

/**
 * Shows the banner, or hides it.
 * @param decided what the banner says of the choice so far when it is opened again.
 */
export function showMark(mark: ConsentMark, decided: 'given' | 'refused' | 'undecided'): void {
  document.documentElement.setAttribute(consentAttribute, mark);
  document.documentElement.setAttribute('data-consented', decided);
}
