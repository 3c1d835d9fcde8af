/** The privacy policy says what the site does: its tables against the constants that the site works with. */
import { describe, expect, test } from 'vitest';
import { hosts } from '@/config/site/hosts';
import { cookies, storageKeys } from '@/config/site/keys';
import { cookieDays } from '@/config/site/limits';
import {
  cookiesId,
  legalBases,
  policyDate,
  policySections,
  receivingHosts,
  storedValues,
} from '@/config/visitor/privacy';
import { messagesOf } from '@/tests/helpers/messages';

const { privacyPolicy } = messagesOf('en-US');
const named = (kinds: readonly string[]) =>
  storedValues.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);

describe('the table of stored values', () => {
  test('has every cookie of config/site/keys.ts, and no other', () => {
    expect(named(['cookie']).sort()).toEqual(Object.values(cookies).sort());
  });

  test('has every storage key of config/site/keys.ts, and no other', () => {
    const stored = named(['sessionStorage', 'localStorage']);
    expect(stored.sort()).toEqual(Object.values(storageKeys).sort());
  });

  test('gives each cookie the life of the specification, section 9, and no days to the others', () => {
    const lives = Object.fromEntries(storedValues.map(({ name, days }) => [name, days]));
    expect(lives).toEqual({
      gdpr: 365,
      lang: 7,
      wps_abtest_id: 7,
      guidePageSource: undefined,
      languageHintDismissed: undefined,
      recordingRefused: undefined,
      formDrafts: undefined,
      clientId: undefined,
      installationId: undefined,
      signedIn: undefined,
    });
    expect(Object.keys(cookieDays).sort()).toEqual(Object.keys(cookies).sort());
  });

  test.each(storedValues)('$name has its messages', ({ id, kind }) => {
    expect(privacyPolicy.stored[id]).toMatch(/\w/);
    expect(privacyPolicy.kinds[kind]).toMatch(/\w/);
  });

  test('purposes are told of nothing else', () => {
    const ids = storedValues.map(({ id }) => id);
    expect(Object.keys(privacyPolicy.stored).sort()).toEqual(ids.sort());
  });

  test('is where the cookie banner leads', () => {
    expect(cookiesId).toBe('cookies');
    expect(policySections.map(({ id }) => String(id))).not.toContain(cookiesId);
  });
});

test('every host of config/site/hosts.ts is in the table of services, with its messages', () => {
  expect([...receivingHosts].sort()).toEqual(Object.keys(hosts).sort());
  for (const name of receivingHosts) {
    expect(privacyPolicy.hostNames[name]).toMatch(/\w/);
    expect(privacyPolicy.hostData[name]).toMatch(/\w/);
  }
});

test.each(legalBases)('the purpose $purpose has its messages', ({ purpose, basis }) => {
  expect(privacyPolicy.purposes[purpose]).toMatch(/\w/);
  expect(privacyPolicy.bases[basis]).toMatch(/\w/);
});

test.each(policySections)('the section $id has its messages', ({ id, paragraphs }) => {
  expect(privacyPolicy.headings[id]).toMatch(/\w/);
  for (const key of paragraphs) expect(privacyPolicy.text[key]).toMatch(/\w/);
});

test('the policy has a date', () => {
  expect(policyDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Number.isNaN(Date.parse(policyDate))).toBe(false);
});
