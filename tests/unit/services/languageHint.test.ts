// @vitest-environment happy-dom
/** The language hint's words, which every language publishes for itself. */
import { describe, expect, test, vi } from 'vitest';
import { fetchLanguageHint } from '@/services/languageHint';
import { faults, hang, json, runRemoteHost } from '../remoteHost';
import { shortenTimeouts } from '../timeLimits';

vi.mock('@/config/limits', async (original) =>
  (await import('../timeLimits')).shortenable(original),
);

const host = runRemoteHost();
const texts = { hint: 'Auf Deutsch?', switch: 'Wechseln', dismiss: 'Nein' };

describe('the language hint', () => {
  test.each([
    ['de-DE', '/de-DE/language-hint.json'],
    ['fil-PH', '/fil-PH/language-hint.json'],
    ['en-US', '/language-hint.json'],
  ] as const)('of %s is at %s', async (language, path) => {
    host.behaviour = json(texts);
    await expect(fetchLanguageHint(language)).resolves.toEqual(texts);
    expect(host.requests).toEqual([path]);
  });

  test('is asked of this site, from whatever page', async () => {
    host.behaviour = json({ ...texts, more: 1 });
    window.history.replaceState(null, '', '/fr-FR/download/installation-guide/?a=b');
    await expect(fetchLanguageHint('de-DE')).resolves.toEqual(texts);
    expect(host.requests).toEqual(['/de-DE/language-hint.json']);
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
