// @vitest-environment happy-dom
/** The language hint's words, from the messages of the language that it offers. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
// Read before any module is read anew, so that there is one table of limits.
import '@/config/limits';
import type * as Service from '@/services/languageHint';
import { faults, hang, json, runRemoteHost } from '../remoteHost';
import { shortenTimeouts } from '../timeLimits';

vi.mock('@/config/limits', async (original) =>
  (await import('../timeLimits')).shortenable(original),
);

const host = runRemoteHost();
let fetchLanguageHint: typeof Service.fetchLanguageHint;
const texts = { hint: 'Auf Deutsch?', switch: 'Wechseln', dismiss: 'Nein' };

// What has been fetched is kept for as long as a page lives.
beforeEach(async () => {
  vi.resetModules();
  ({ fetchLanguageHint } = await import('@/services/languageHint'));
});

describe('the language hint', () => {
  test.each([
    ['de-DE', '/de-DE/messages/language.json'],
    ['fil-PH', '/fil-PH/messages/language.json'],
    ['en-US', '/messages/language.json'],
  ] as const)('of %s is at %s', async (language, path) => {
    host.behaviour = json(texts);
    await expect(fetchLanguageHint(language)).resolves.toEqual(texts);
    expect(host.requests).toEqual([path]);
  });

  test('is asked of this site, from whatever page', async () => {
    host.behaviour = json({ ...texts, more: 1 });
    window.history.replaceState(null, '', '/fr-FR/download/installation-guide/?a=b');
    await expect(fetchLanguageHint('de-DE')).resolves.toEqual(texts);
    expect(host.requests).toEqual(['/de-DE/messages/language.json']);
  });

  test.each(['hint', 'switch', 'dismiss'])('without "%s" is a failure', async (key) => {
    host.behaviour = json({ ...texts, [key]: undefined });
    await expect(fetchLanguageHint('de-DE')).rejects.toMatchObject({ failure: 'bad-data' });
  });

  test.each(faults)('fails with %s', async (_, behaviour, failure) => {
    host.behaviour = behaviour;
    await expect(fetchLanguageHint('de-DE')).rejects.toMatchObject({ failure });
  });

  test('is not waited for longer than its time', async () => {
    shortenTimeouts();
    host.behaviour = hang;
    await expect(fetchLanguageHint('de-DE')).rejects.toMatchObject({ failure: 'timeout' });
  });
});
