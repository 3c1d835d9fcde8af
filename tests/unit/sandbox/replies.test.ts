/** Whose fault it is that a mail was not taken, and when it is tried again. */
import { describe, expect, test } from 'vitest';
import { faultOf } from '@/sandbox/mail/replies';
import { isOver, lookAfter, triedFor, waitAfter } from '@/sandbox/mail/retries';

const minute = 60_000;

describe('a reply', () => {
  test.each([
    ['CONN', 421, '421 busy', 'server'],
    ['CONN', 554, '554 no service for you', 'server'],
    ['EHLO', 550, '550 who are you', 'server'],
    ['AUTH PLAIN', 535, '535 5.7.8 credentials', 'server'],
    ['DATA', undefined, undefined, 'server'],
    ['MAIL FROM', 421, '421 closing', 'later'],
    ['MAIL FROM', 451, '451 4.7.1 slow down', 'later'],
    ['MAIL FROM', 550, '550 unknown sender', 'operator'],
    ['MAIL FROM', 553, '553 5.7.1 not your address', 'operator'],
    ['MAIL FROM', 554, '554 5.1.8 sender address', 'operator'],
    ['RCPT TO', 421, '421 closing', 'later'],
    ['RCPT TO', 450, '450 4.2.0 greylisted', 'later'],
    ['RCPT TO', 451, '451 later', 'later'],
    ['RCPT TO', 452, '452 4.2.2 full', 'later'],
    ['RCPT TO', 521, '521 no mail here', 'operator'],
    ['RCPT TO', 530, '530 5.7.0 must authenticate', 'operator'],
    ['RCPT TO', 550, '550 no such user', 'recipient'],
    ['RCPT TO', 550, '550 5.1.1 no such user', 'recipient'],
    ['RCPT TO', 550, '550 5.2.1 mailbox disabled', 'recipient'],
    ['RCPT TO', 550, '550 5.7.1 relaying denied', 'operator'],
    ['RCPT TO', 550, '550 relay not permitted', 'operator'],
    ['RCPT TO', 551, '551 not local', 'recipient'],
    ['RCPT TO', 552, '552 5.2.2 over quota', 'recipient'],
    ['RCPT TO', 553, '553 mailbox name not allowed', 'recipient'],
    ['RCPT TO', 554, '554 5.7.1 <a@b.co>: Relay access denied', 'operator'],
    ['RCPT TO', 554, '554 5.1.1 no such user', 'recipient'],
    ['RCPT TO', 554, '554 no', 'operator'],
    ['DATA', 451, '451 not now', 'later'],
    ['DATA', 550, '550 looks like spam', 'operator'],
    ['DATA', 552, '552 too large', 'operator'],
    ['DATA', 554, '554 transaction failed', 'operator'],
    ['DATA', 554, '554 5.2.2 mailbox full', 'recipient'],
  ] as const)('to %s of %s (%s) is the fault of: %s', (command, responseCode, response, fault) => {
    expect(faultOf({ command, responseCode, response })).toBe(fault);
  });

  test('of a broken connection is the fault of the server', () =>
    expect(faultOf({})).toBe('server'));
});

describe('a mail', () => {
  test.each([
    [1, 1000],
    [2, 2000],
    [6, 32_000],
    [12, 30 * minute],
    [1000, 30 * minute],
  ])('after attempt %i waits %i ms', (attempts, wait) =>
    expect(waitAfter(attempts, 1000)).toBe(wait),
  );

  test.each([
    [1, 1000],
    [7, minute],
    [1000, minute],
  ])('after look %i the next one is in %i ms', (failures, wait) =>
    expect(lookAfter(failures, 1000)).toBe(wait),
  );

  test('is tried for five days', () => {
    const queued = new Date('2030-01-01T00:00:00Z');
    expect(triedFor).toBe(5 * 24 * 60 * minute);
    expect(isOver(queued, queued.getTime() + triedFor - 1)).toBe(false);
    expect(isOver(queued, queued.getTime() + triedFor)).toBe(true);
  });
});
