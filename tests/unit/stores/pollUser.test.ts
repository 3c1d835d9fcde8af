/** The polling of specification, section 4: every 500 ms, one at a time, until premium or 60 s. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollUser } from '@/stores/flows/pollUser';
import { useUser } from '@/stores/user';

const fetchUser = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('@/services/calls/user', () => ({ fetchUser }));
vi.mock('@/services/page/signedInHint', () => ({
  rememberSignedIn: vi.fn(),
  showSignedIn: vi.fn(),
}));
vi.mock('@/services/page/userProperties', () => ({ setUserProperties: vi.fn() }));

const free = { code: 0, userid: '1', expirationDate: 0, subscriptions: [], vips: [] };
const premium = { ...free, expirationDate: 4_102_444_800 };

beforeEach(() => {
  vi.useFakeTimers();
  fetchUser.mockReset();
  useUser.setState(useUser.getInitialState(), true);
});
afterEach(() => vi.useRealTimers());

test('asks for the first time after 500 ms, then every 500 ms', async () => {
  fetchUser.mockResolvedValue(free);
  const polling = pollUser();
  await vi.advanceTimersByTimeAsync(499);
  expect(fetchUser).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchUser).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetchUser).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(polling).resolves.toBe(false);
});

test('stops as soon as the expiration date is in the future', async () => {
  fetchUser.mockResolvedValueOnce(free).mockResolvedValueOnce(free).mockResolvedValue(premium);
  const polling = pollUser();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(polling).resolves.toBe(true);
  expect(fetchUser).toHaveBeenCalledTimes(3);
  expect(useUser.getState()).toMatchObject({ isPremiumUser: true, hasLogined: true });
});

test('stops after 60 s', async () => {
  fetchUser.mockResolvedValue(free);
  const polling = pollUser();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(polling).resolves.toBe(false);
  const asked = fetchUser.mock.calls.length;
  expect(asked).toBeGreaterThanOrEqual(119);
  expect(asked).toBeLessThanOrEqual(120);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchUser).toHaveBeenCalledTimes(asked);
});

test('does not ask while an answer is still out', async () => {
  fetchUser.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(free), 1200)),
  );
  const polling = pollUser();
  await vi.advanceTimersByTimeAsync(500);
  expect(fetchUser).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1199);
  expect(fetchUser).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(301);
  expect(fetchUser).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await polling;
});

test('goes on after a failure, and tells of failures in one line at the end', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetchUser.mockRejectedValueOnce(new Error('down')).mockResolvedValue(premium);
  const arriving = pollUser();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(arriving).resolves.toBe(true);
  expect(warn).not.toHaveBeenCalled();

  useUser.setState(useUser.getInitialState(), true);
  fetchUser.mockRejectedValue(new Error('down'));
  const failing = pollUser();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(failing).resolves.toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});

test('runs once, however often it is started', async () => {
  fetchUser.mockResolvedValue(premium);
  const both = Promise.all([pollUser(), pollUser()]);
  await vi.advanceTimersByTimeAsync(600);
  await expect(both).resolves.toEqual([true, true]);
  expect(fetchUser).toHaveBeenCalledTimes(1);
});
