/** What is being downloaded: starting, started, closed. */
import { beforeEach, expect, test } from 'vitest';
import { closeGuide, downloadStarted, downloadStarting, useGuide } from '@/stores/guide';

const downloaded = () => useGuide.getState().downloaded;

beforeEach(() => useGuide.setState(useGuide.getInitialState(), true));

test('a download that is asked for is starting', () => {
  downloadStarting('mac', '/a.dmg', 'overlay');
  expect(downloaded()).toEqual({ name: 'mac', url: '/a.dmg', started: false, mode: 'overlay' });
});

test('a download on its way is started, with the address that it came from', () => {
  downloadStarting('mac', '/built-in.dmg', 'overlay');
  downloadStarted('mac', '/listed.dmg');
  expect(downloaded()).toEqual({ name: 'mac', url: '/listed.dmg', started: true, mode: 'overlay' });
});

test('a guide that was closed stays closed when the file comes', () => {
  downloadStarting('mac', '/a.dmg', 'overlay');
  closeGuide();
  downloadStarted('mac', '/a.dmg');
  expect(downloaded()).toBeNull();
});

test('the next download opens the guide again', () => {
  downloadStarting('mac', '/a.dmg', 'overlay');
  closeGuide();
  downloadStarting('linuxDeb', '/a.deb', 'overlay');
  expect(downloaded()).toMatchObject({ name: 'linuxDeb', started: false, mode: 'overlay' });
});
