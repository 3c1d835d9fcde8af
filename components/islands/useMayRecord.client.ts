'use client';
import { useActivated } from '@/components/islands/useActivated.client';
import { consentPolicy } from '@/config/visitor/consent';
import { mayRecord, readGlobalPrivacyControl } from '@/services/rules/consent';
import { useConsent } from '@/stores/consent';
import { useDevice } from '@/stores/device';

/**
 * Whether the visit may be recorded or measured, as far as is known now; not before there is one. For
 * late parts: it reads the browser.
 */
export function useMayRecord(): boolean {
  const country = useDevice((state) => state.country);
  const consented = useConsent((state) => state.consented);
  const refused = useConsent((state) => state.refused);
  const isVisit = useActivated();
  const globalPrivacyControl = readGlobalPrivacyControl();
  const visitor = { country, consented, refused, globalPrivacyControl, policy: consentPolicy };
  return isVisit && mayRecord(visitor);
}
