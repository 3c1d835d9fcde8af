'use client';
import { useEffect } from 'react';
import { choiceOf } from '@/services/page/consentMark';
import { startRecorder, stopRecorder } from '@/services/page/recorder';
import {
  consentSeenAgain,
  findConsent,
  giveConsent,
  refuseRecording,
  reviewConsent,
} from '@/stores/consent';
import { loadCountry } from '@/stores/device';
import { useMayRecord } from '@/components/islands/useMayRecord.client';
import { watchHeight } from '@/components/islands/watchHeight.client';

/** The button that opened the banner again, to give focus back to. */
let opener: HTMLElement | null = null;

/** Focus goes where the visitor's click leads; never into the banner that comes by itself. */
function onClick({ target }: MouseEvent): void {
  const choice = choiceOf(target);
  if (choice === 'review') {
    opener = target instanceof HTMLElement ? target.closest('button') : null;
    reviewConsent();
    document.querySelector<HTMLElement>('[data-consent-banner]')?.focus();
  } else if (choice) {
    if (choice === 'given') giveConsent();
    else refuseRecording();
    opener?.focus();
    opener = null;
  }
}

/** Gives the cookie banner its behaviour, and runs the recorder exactly while it may run. */
export function Consent() {
  const mayRecord = useMayRecord();

  useEffect(() => {
    findConsent();
    void loadCountry();
    document.addEventListener('click', onClick);
    document.addEventListener('visibilitychange', consentSeenAgain);
    addEventListener('pageshow', consentSeenAgain);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('visibilitychange', consentSeenAgain);
      removeEventListener('pageshow', consentSeenAgain);
    };
  }, []);

  useEffect(() => {
    const banner = document.querySelector('[data-consent-banner]');
    return banner ? watchHeight(banner, '--height-bar') : undefined;
  }, []);

  useEffect(() => {
    if (mayRecord) startRecorder();
    else stopRecorder();
  }, [mayRecord]);

  return null;
}
