/** When a visit may be recorded: the one switch, and the facts that the decision rests on. */

/**
 * `specified`: visitors outside `countryOfConsent` are recorded without being asked (specification,
 * section 4). `consent-only`: nobody is, which is the switch to use under the GDPR.
 */
export type ConsentPolicy = 'specified' | 'consent-only';

/**
 * Checks the variable. Empty means `specified`.
 * @throws Error saying what it may be; it stops the build.
 */
export function consentPolicyFrom(value: string | undefined): ConsentPolicy {
  const policy = (value ?? '').trim() || 'specified';
  if (policy === 'specified' || policy === 'consent-only') return policy;
  throw new Error(
    `NEXT_PUBLIC_CONSENT_POLICY='${value}' is no policy. Write 'specified' or 'consent-only', ` +
      'or leave it empty for the first (see README.md).',
  );
}

/** The policy of this build. */
export const consentPolicy = consentPolicyFrom(process.env.NEXT_PUBLIC_CONSENT_POLICY);

/** The country whose visitors are always asked first, ISO 3166-1. */
export const countryOfConsent = 'US';

/** Value of the consent cookie. That it is there is what counts. */
export const consentGiven = '1';
