/** The table of what is new: its order, its words, and that it begins with what is on offer. */
import { describe, expect, test } from 'vitest';
import { devices } from '@/config/download/devices';
import { isNoted, notedSystems } from '@/config/download/notedSystems';
import { mainPackages, packages } from '@/config/download/packages';
import { changeKinds, releaseAnchor, releases } from '@/config/download/releases';
import { messagesOf } from '@/tests/helpers/messages';

const { changes, kinds, ...words } = messagesOf('en-US').whatsnew;

test('the systems with notes are those that have some, and have their words', () => {
  expect(Object.keys(releases)).toEqual([...notedSystems]);
  expect(Object.keys(words)).toEqual([...notedSystems]);
  expect(devices.filter(isNoted)).toEqual([...notedSystems]);
});

describe.each(notedSystems)('the releases for %s', (system) => {
  const listed = releases[system];

  test('begin with the package on offer', () => {
    const [{ version, date }] = listed;
    for (const name of mainPackages[system])
      expect({ version, date }).toEqual({
        version: packages[name].version,
        date: packages[name].date,
      });
  });

  test('go back in time and in versions', () => {
    const dates = listed.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(dates).size).toBe(dates.length);
    const builds = listed.map(({ version }) => Number(version.split('.').at(-1)));
    expect(builds).toEqual([...builds].sort((one, other) => other - one));
  });

  test.each(listed)('$version has a date, an anchor and changes', (release) => {
    expect(release.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(releaseAnchor(release.version)).toMatch(/^v[\d.]+$/);
    expect(release.changes.length).toBeGreaterThan(0);
  });
});

test('every change has a text, and no text is without a change', () => {
  const ids = Object.values(releases).flatMap((listed) =>
    listed.flatMap((release) => release.changes.map(({ id }) => id)),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(Object.keys(changes).sort());
});

test('the kinds of changes have their names', () => {
  expect(Object.keys(kinds)).toEqual([...changeKinds]);
});
