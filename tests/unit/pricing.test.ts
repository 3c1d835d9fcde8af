/** Comparison, questions and prices of the plans against the specification, sections 2, 6 and 9. */
import { describe, expect, test } from 'vitest';
import { comparison, premiumRowsOf } from '@/config/plans/comparison';
import { faqGroups, questionAnchor } from '@/config/pages/faq';
import { facts } from '@/config/plans/facts';
import {
  businessLicense,
  businessPrices,
  monthlyAmount,
  premiumPeriods,
  premiumPrices,
  renewalMonths,
} from '@/config/plans/plans';
import { subscriptionTasks } from '@/config/pages/subscription';
import { messagesOf } from '@/tests/helpers/messages';

const words = messagesOf('en-US');
const rows = comparison.flatMap((group) => group.rows.map((row) => ({ ...row, group: group.id })));
const questions = faqGroups.flatMap((group) => [...group.questions]);

describe('the comparison', () => {
  test('has the groups and rows of the specification', () => {
    const ids = Object.fromEntries(comparison.map(({ id, rows }) => [id, rows.map((r) => r.id)]));
    expect(Object.keys(ids)).toEqual([
      'pdfPrivileges',
      'multiTools',
      'collaboration',
      'extraBenefits',
    ]);
    expect(ids.pdfPrivileges).toEqual(['annotation', 'edit', 'management', 'encryption', 'insert']);
    expect(ids.multiTools).toEqual([
      'fileConversion',
      'formatOutput',
      'extraction',
      'decompression',
      'scanning',
    ]);
    expect(ids.collaboration).toEqual(
      expect.arrayContaining(['cloudCollaboration', 'cloudStorage']),
    );
    expect(ids.extraBenefits).toEqual(
      expect.arrayContaining(['noAds', 'filePermission', 'premiumBadge', 'bookmarkSharing']),
    );
  });

  test('has at least 18 rows, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(18);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('has only annotation in Standard, and everything in Premium', () => {
    expect(rows.filter(({ standard }) => standard === true).map(({ id }) => id)).toEqual([
      'annotation',
    ]);
    expect(rows.filter(({ premium }) => premium === (false as boolean))).toEqual([]);
  });

  test('compares three times with unlimited in exactly one row', () => {
    const worded = rows.filter(
      ({ standard, premium }) => typeof standard === 'string' || typeof premium === 'string',
    );
    expect(worded).toEqual([
      { id: 'fileConversion', group: 'multiTools', standard: 'threeTimes', premium: 'unlimited' },
    ]);
    expect(words.comparison.threeTimes).toBe('Three times');
    expect(words.comparison.unlimited).toBe('Unlimited');
  });

  test('tells apart what Premium adds', () => {
    expect(premiumRowsOf('pdfPrivileges')).toEqual(['edit', 'management', 'encryption', 'insert']);
    expect(premiumRowsOf('multiTools')).toContain('fileConversion');
  });

  test.each(comparison.map(({ id }) => id))('the group %s has its name', (id) => {
    expect(words.comparison[id]).toBeTruthy();
  });

  test.each(rows.map(({ id }) => id))('the row %s has name and note', (id) => {
    expect(words.comparison[id].name).toBeTruthy();
    expect(words.comparison[id].note).toBeTruthy();
  });
});

describe('the questions', () => {
  test('are 4 on the subscription, 5 on payment, 5 on what comes after', () => {
    expect(faqGroups.map(({ id, questions }) => [id, questions.length])).toEqual([
      ['subscription', 4],
      ['payment', 5],
      ['afterSales', 5],
    ]);
  });

  test('have unique anchors', () => {
    expect(new Set(questions.map(questionAnchor)).size).toBe(14);
    expect(questionAnchor('devices')).toBe('faq-devices');
  });

  test.each(questions)('%s has question and answer', (id) => {
    expect(words.faq[id].question).toMatch(/\?$/u);
    expect(words.faq[id].answer).toBeTruthy();
  });

  test('say that there is one subscription at a time, in the words of the specification', () => {
    expect(words.faq.multiple.answer).toContain('Multiple subscriptions are not available.');
  });

  test('take their numbers from the tables', () => {
    for (const id of questions) expect(words.faq[id].answer).not.toMatch(/\d/);
  });

  test('belong to the tasks of the subscription page', () => {
    for (const { id, question } of subscriptionTasks) {
      expect(questions).toContain(question);
      expect(words.subscription[id].heading).toBeTruthy();
    }
  });
});

describe('the plans', () => {
  test('cost what the specification says', () => {
    expect(premiumPrices).toEqual({
      month: { months: 1, amount: 3.99 },
      halfYear: { months: 6, amount: 18.99 },
      year: { months: 12, amount: 29.99 },
    });
    expect(businessPrices.subscription).toEqual({ months: 12, amount: 39.99 });
    expect(businessPrices.license.amount).toBe(129.99);
  });

  test('give what the specification says', () => {
    expect(businessLicense).toEqual({ keys: 3, pcs: 3 });
    expect(renewalMonths).toBe(12);
    expect(facts).toMatchObject({ devices: 9, devicePcs: 3, deviceMobiles: 6, trialDays: 7 });
    expect(facts).toMatchObject({ cloudStorageGb: 20, cloudAttachmentMb: 200 });
  });

  test.each([
    ['year', 2.5],
    ['halfYear', 3.17],
    ['month', 3.99],
  ] as const)('%s comes to %d a month, never rounded down', (period, amount) => {
    expect(premiumPeriods).toContain(period);
    expect(monthlyAmount(premiumPrices[period])).toBe(amount);
  });
});
