/** Who is recorded: every combination of what is known of a visitor. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { consentPolicyFrom } from '@/config/visitor/consent';
import { mayRecord, readGlobalPrivacyControl } from '@/services/rules/consent';

const countries = ['DE', 'US', ''] as const;
const booleans = [false, true] as const;
const policies = ['specified', 'consent-only'] as const;

describe('mayRecord', () => {
  // Without consent a single row allows it; with consent all do.
  const table = countries.flatMap((country) =>
    policies.flatMap((policy) =>
      booleans.flatMap((globalPrivacyControl) =>
        booleans.flatMap((refused) =>
          booleans.map((consented) => {
            const visitor = { country, policy, globalPrivacyControl, refused, consented };
            const allowed = country === 'DE' && policy === 'specified';
            const objects = globalPrivacyControl || refused;
            return [visitor, consented || (allowed && !objects)] as const;
          }),
        ),
      ),
    ),
  );

  test('is asked about every combination', () => {
    expect(table).toHaveLength(48);
    expect(table.filter(([{ consented }, expected]) => !consented && expected)).toHaveLength(1);
  });

  test.each(table)('%o: %s', (visitor, expected) => {
    expect(mayRecord(visitor)).toBe(expected);
  });

  test.each(['us', 'Us', 'D', 'DEU', 'D3', 'undefined', ' '])(
    'takes "%s" for a country that is not known',
    (country) => {
      const visitor = { country, consented: false, globalPrivacyControl: false } as const;
      expect(mayRecord({ ...visitor, policy: 'specified' })).toBe(false);
    },
  );
});

describe('Global Privacy Control', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['1', false],
  ])('%s: %s', (globalPrivacyControl, expected) => {
    vi.stubGlobal('navigator', { globalPrivacyControl });
    expect(readGlobalPrivacyControl()).toBe(expected);
  });
});

describe('the policy of a build', () => {
  test.each([
    [undefined, 'specified'],
    ['', 'specified'],
    [' specified ', 'specified'],
    ['consent-only', 'consent-only'],
  ])('%s is %s', (value, expected) => {
    expect(consentPolicyFrom(value)).toBe(expected);
  });

  test.each(['consent', 'CONSENT-ONLY', 'gdpr', 'true'])('"%s" stops the build', (value) => {
    expect(() => consentPolicyFrom(value)).toThrow('NEXT_PUBLIC_CONSENT_POLICY');
  });
});
