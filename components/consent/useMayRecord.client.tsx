'use client';
import { consentPolicy } from '@/config/consent';
import { mayRecord, readGlobalPrivacyControl } from '@/services/consent';
import { useConsent } from '@/stores/consent';
import { useDevice } from '@/stores/device';

/** Whether the visit may be recorded or measured, as far as is known now. For late parts: it reads the browser. */
export function useMayRecord(): boolean {
  const country = useDevice((state) => state.country);
  const consented = useConsent((state) => state.consented);
  const refused = useConsent((state) => state.refused);
  const globalPrivacyControl = readGlobalPrivacyControl();
  return mayRecord({ country, consented, refused, globalPrivacyControl, policy: consentPolicy });
}
