/** Consent to cookies and session recording (specification, sections 3 and 4). */
import { create } from 'zustand';
import { consentGiven } from '@/config/visitor/consent';
import type { ConsentMark } from '@/config/visitor/consentMark';
import { storageKeys } from '@/config/site/keys';
import { hasConsentCookie, readMark, showMark } from '@/services/page/consentMark';
import { removeCookie, setCookie } from '@/services/page/cookies';
import { readStored, removeStored, writeStored } from '@/services/page/storage';

/** Fields of the consent store. */
export interface ConsentState {
  /** The banner is shown. */
  readonly gdprShow: boolean;
  readonly consented: boolean;
  /** The visitor has asked not to be recorded. */
  readonly refused: boolean;
}

export const useConsent = create<ConsentState>(() => ({
  gdprShow: false,
  consented: false,
  refused: false,
}));

/** Where cookies are blocked the choice holds for the page, and its cookie says nothing. */
let cookieKept = false;

function decide(state: ConsentState, mark: ConsentMark): void {
  useConsent.setState(state);
  const { consented, refused } = state;
  showMark(mark, consented ? 'given' : refused ? 'refused' : 'undecided');
}

/** OK was chosen: remembered for as long as the table of limits says. */
export function giveConsent(): void {
  cookieKept = setCookie('consent', consentGiven);
  removeStored('localStorage', storageKeys.recordingRefused);
  decide({ gdprShow: false, consented: true, refused: false }, 'given');
}

/** Consent is taken back, or recording refused where nobody was asked. */
export function refuseRecording(): void {
  removeCookie('consent');
  writeStored('localStorage', storageKeys.recordingRefused, '1');
  decide({ gdprShow: false, consented: false, refused: true }, 'refused');
}

/** Opens the banner again, with the choice so far. */
export function reviewConsent(): void {
  decide({ ...useConsent.getState(), gdprShow: true }, 'review');
}

/** What browser and page know: cookie and stored refusal. */
function remembered(): Pick<ConsentState, 'consented' | 'refused'> {
  const consented = hasConsentCookie();
  const refused = readStored('localStorage', storageKeys.recordingRefused) !== null;
  return { consented, refused: refused && !consented };
}

/** Begins with what is remembered, and with what the visitor chose before this code was there. */
export function findConsent(): void {
  const mark = readMark();
  const found = remembered();
  if (found.consented) cookieKept = true;
  if (mark === 'given' && !found.consented) giveConsent();
  else if (mark === 'refused') refuseRecording();
  else decide({ ...found, gdprShow: mark === 'ask' || mark === 'review' }, mark);
}

/** Takes over what was chosen in another tab, or on a page that came after this one. */
export function consentSeenAgain(): void {
  const now = remembered();
  const { consented, refused } = useConsent.getState();
  const given = now.consented && !consented;
  const withdrawn = consented ? cookieKept && !now.consented : now.refused && !refused;
  if (!given && !withdrawn) return;
  cookieKept = given;
  decide({ ...now, gdprShow: false }, given ? 'given' : 'refused');
}
