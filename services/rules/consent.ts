/** Whether a visit may be recorded (specification, section 4): the decision, apart from what it causes. */
import { countryOfConsent, type ConsentPolicy } from '@/config/visitor/consent';

/** What is known of a visitor. */
export interface Visitor {
  /** ISO 3166-1, two capital letters; empty while, or where, it is not known. */
  readonly country: string;
  /** The consent cookie is there. */
  readonly consented: boolean;
  /** The browser sends Global Privacy Control. */
  readonly globalPrivacyControl: boolean;
  /** The visitor has asked not to be recorded, and has not consented since. */
  readonly refused?: boolean;
  readonly policy: ConsentPolicy;
}

/**
 * Whether the recorder may run. Consent allows it everywhere. Without consent it takes the policy
 * `specified` and a country that is known not to be the one of consent, and neither Global Privacy
 * Control nor a refusal.
 */
export function mayRecord(visitor: Visitor): boolean {
  const { country, consented, globalPrivacyControl, refused = false, policy } = visitor;
  if (consented) return true;
  if (policy !== 'specified' || globalPrivacyControl || refused) return false;
  return /^[A-Z]{2}$/.test(country) && country !== countryOfConsent;
}

/** Whether the browser sends Global Privacy Control. */
export function readGlobalPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}
