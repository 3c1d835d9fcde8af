// @vitest-environment happy-dom
/** Signing in and out as the stores see it: what is kept, what is forgotten, what goes wrong quietly. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '@/config/site/keys';
import { signedInAttribute } from '@/services/page/signedInHint';
import { useSubscriptions } from '@/stores/subscriptions';
import {
  forgetKnownUser,
  knownUser,
  refreshUser,
  resetUser,
  setExpirationDate,
  signOut,
  updateUser,
  useUser,
} from '@/stores/user';
import { drop, faults, json, runRemoteHost, text, type Behaviour } from '../remoteHost';

const host = runRemoteHost();
const soon = Math.ceil(Date.now() / 1000) + 1000;
const fields = {
  userid: '10001001',
  username: 'Paula',
  pic: '',
  expirationDate: soon,
  subscriptions: [{ sku: 'premium_1m' }],
  orders: [{ order: 'a' }],
  vips: [{ plan: 'premium' }],
};
const answer = { code: 0, ...fields };
const hint = () => localStorage.getItem(storageKeys.signedIn);
const marked = () => document.documentElement.hasAttribute(signedInAttribute);

beforeEach(() => {
  resetUser();
  forgetKnownUser();
  localStorage.clear();
  window.dataLayer = [];
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});

describe('a user update', () => {
  test('stores the fields, privileges and flags, and leaves the hint', () => {
    updateUser(fields);
    expect(useUser.getState()).toEqual({ ...fields, hasLogined: true, isPremiumUser: true });
    expect(useSubscriptions.getState()).toEqual({
      subscriptionDatas: fields.subscriptions,
      privilegeDatas: fields.vips,
    });
    expect([hint(), marked()]).toEqual(['1', true]);
  });

  test('with a date that has passed stores 0', () => {
    updateUser({ ...fields, expirationDate: 1_000_000_000 });
    expect(useUser.getState()).toMatchObject({ expirationDate: 0, isPremiumUser: false });
  });

  test('of another account keeps nothing of the one before', () => {
    updateUser(fields);
    updateUser({ ...fields, userid: '2', expirationDate: undefined });
    expect(useUser.getState()).toMatchObject({
      userid: '2',
      expirationDate: 0,
      isPremiumUser: false,
      hasLogined: true,
    });
  });

  test('without a userid logs nobody in', () => {
    updateUser({ username: 'Paula' });
    expect(useUser.getState()).toMatchObject({ username: 'Paula', hasLogined: false });
    expect([hint(), marked()]).toEqual([null, false]);
  });
});

test('the expiration date is set only to the future', () => {
  setExpirationDate(1_000_000_000);
  expect(useUser.getState()).toMatchObject({ expirationDate: 0, isPremiumUser: false });
  setExpirationDate(soon);
  expect(useUser.getState()).toMatchObject({ expirationDate: soon, isPremiumUser: true });
});

test('reset clears everything to logged-out', () => {
  updateUser(fields);
  resetUser();
  expect(useUser.getState()).toEqual(useUser.getInitialState());
  expect(useSubscriptions.getState()).toEqual(useSubscriptions.getInitialState());
  expect([hint(), marked()]).toEqual(['', false]);
});

describe('fetching the user', () => {
  test('stores what code 0 brings', async () => {
    host.behaviour = json(answer);
    await expect(refreshUser()).resolves.toBe(true);
    expect(useUser.getState()).toMatchObject({ userid: '10001001', hasLogined: true });
    await refreshUser();
    expect(window.dataLayer).toEqual([{ event: 'user_properties', ow_sign: true }]);
  });

  test('stores nothing for another code, and takes the hint back', async () => {
    localStorage.setItem(storageKeys.signedIn, '1');
    document.documentElement.setAttribute(signedInAttribute, '');
    host.behaviour = json({ ...answer, code: 1 });
    await expect(refreshUser()).resolves.toBe(false);
    expect(useUser.getState()).toEqual(useUser.getInitialState());
    expect([hint(), marked()]).toEqual(['', false]);
  });

  test('leaves a known user alone when another code comes', async () => {
    updateUser(fields);
    host.behaviour = json({ code: 1 });
    await refreshUser();
    expect(useUser.getState()).toMatchObject({ userid: '10001001', hasLogined: true });
  });

  test.each(faults)('logs one line for %s, and stores nothing', async (_, behaviour) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(storageKeys.signedIn, '1');
    document.documentElement.setAttribute(signedInAttribute, '');
    host.behaviour = behaviour;
    await expect(refreshUser()).resolves.toBe(false);
    expect(useUser.getState()).toEqual(useUser.getInitialState());
    expect(warn).toHaveBeenCalledOnce();
    // The sign-in link is back; what the next page will find out is left open.
    expect([hint(), marked()]).toEqual(['1', false]);
  });

  test('is done once per page load', async () => {
    host.behaviour = json(answer);
    await expect(Promise.all([knownUser(), knownUser()])).resolves.toEqual([true, true]);
    await expect(knownUser()).resolves.toBe(true);
    expect(host.requests).toHaveLength(1);
  });

  test('is of no account once another tab has signed out', async () => {
    host.behaviour = json(answer);
    await expect(knownUser()).resolves.toBe(true);
    resetUser();
    await expect(knownUser()).resolves.toBe(false);
  });

  test('brings nobody back who has signed out meanwhile', async () => {
    updateUser(fields);
    let send: (() => void) | undefined;
    const late: Behaviour = (response) => {
      send = () => json(answer)(response);
    };
    host.behaviour = late;
    const fetching = refreshUser();
    await vi.waitFor(() => expect(send).toBeDefined());
    host.behaviour = json({ code: 0 });
    await signOut();
    send?.();
    await expect(fetching).resolves.toBe(false);
    expect(useUser.getState().hasLogined).toBe(false);
  });
});

describe('signing out', () => {
  test.each([
    ['JSON', json({ code: 0 })],
    ['a page of HTML', text('<h1>Bye</h1>')],
  ])('clears user, privileges and ow_sign when 200 comes with %s', async (_, behaviour) => {
    updateUser(fields);
    host.behaviour = behaviour;
    await signOut();
    expect(useUser.getState()).toEqual(useUser.getInitialState());
    expect(useSubscriptions.getState()).toEqual(useSubscriptions.getInitialState());
    expect(window.dataLayer).toEqual([{ event: 'user_properties', ow_sign: false }]);
    await expect(knownUser()).resolves.toBe(false);
  });

  test.each([
    ['404', json({}, 404)],
    ['500', json({}, 500)],
    ['202', json({}, 202)],
    ['a dropped connection', drop],
  ])('changes nothing after %s, and says nothing', async (_, behaviour) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    updateUser(fields);
    host.behaviour = behaviour;
    await expect(signOut()).resolves.toBeUndefined();
    expect(useUser.getState()).toMatchObject({ userid: '10001001', hasLogined: true });
    expect(warn).not.toHaveBeenCalled();
  });
});
