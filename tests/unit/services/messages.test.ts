// @vitest-environment happy-dom
/** Parts of the messages, fetched when something needs its words. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
// Read before any module is read anew, so that there is one table of limits.
import '@/config/site/limits';
import type * as Service from '@/services/calls/messages';
import { faults, hang, json, runRemoteHost } from '../remoteHost';
import { shortenTimeouts } from '../timeLimits';

vi.mock('@/config/site/limits', async (original) =>
  (await import('../timeLimits')).shortenable(original),
);

const host = runRemoteHost();
let fetchMessages: typeof Service.fetchMessages;
const texts = { hint: 'Auf Deutsch?', switch: 'Wechseln', dismiss: 'Nein' };

// What has been fetched is kept for as long as a page lives.
beforeEach(async () => {
  vi.resetModules();
  ({ fetchMessages } = await import('@/services/calls/messages'));
});

describe('a part of the messages', () => {
  test.each([
    ['de-DE', '/de-DE/messages/language.json'],
    ['fil-PH', '/fil-PH/messages/language.json'],
    ['en-US', '/messages/language.json'],
  ] as const)('of %s is at %s', async (language, path) => {
    host.behaviour = json(texts);
    await expect(fetchMessages('language', language)).resolves.toEqual(texts);
    expect(host.requests).toEqual([path]);
  });

  test('is asked of this site, from whatever page, and once', async () => {
    host.behaviour = json(texts);
    window.history.replaceState(null, '', '/fr-FR/download/installation-guide/?a=b');
    await expect(fetchMessages('language', 'de-DE')).resolves.toEqual(texts);
    await expect(fetchMessages('language', 'de-DE')).resolves.toEqual(texts);
    expect(host.requests).toEqual(['/de-DE/messages/language.json']);
  });

  test('is asked for anew after a failure', async () => {
    host.behaviour = json('no part');
    await expect(fetchMessages('language', 'de-DE')).rejects.toMatchObject({ failure: 'bad-data' });
    host.behaviour = json(texts);
    await expect(fetchMessages('language', 'de-DE')).resolves.toEqual(texts);
  });

  test.each(faults)('fails with %s', async (_, behaviour, failure) => {
    host.behaviour = behaviour;
    await expect(fetchMessages('language', 'de-DE')).rejects.toMatchObject({ failure });
  });

  test('is not waited for longer than its time', async () => {
    shortenTimeouts();
    host.behaviour = hang;
    await expect(fetchMessages('language', 'de-DE')).rejects.toMatchObject({ failure: 'timeout' });
  });
});
