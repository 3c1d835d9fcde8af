// @vitest-environment happy-dom
/** Subscribing and its end, against a browser's push interface that a test plays and a real facade. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pushWorker, vapidKey, vapidKeyFrom } from '@/config/visitor/push';
import { subscribe, unsubscribe } from '@/services/calls/push';
import { isPushSupported, isSubscribed, PushRefused } from '@/services/page/pushSubscription';
import { json, runRemoteHost } from '../remoteHost';

const host = runRemoteHost();
const endpoint = 'https://push.example/send/1';

/** The browser: its answer to the question for permission, and its one registration. */
const browser = {
  permission: 'granted' as NotificationPermission,
  subscription: null as object | null,
  registered: vi.fn(),
  subscribed: vi.fn(),
};

const pushManager = {
  getSubscription: () => Promise.resolve(browser.subscription),
  subscribe: async (options: object) => {
    await browser.subscribed(options);
    browser.subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => {
        browser.subscription = null;
        return Promise.resolve(true);
      },
    };
    return browser.subscription;
  },
};

/** A worker that is being installed, and ends in a state. */
class Installing extends EventTarget {
  state = 'installing';
  constructor(end: string) {
    super();
    setTimeout(() => {
      this.state = end;
      this.dispatchEvent(new Event('statechange'));
    });
  }
}

let registration: object;

beforeEach(() => {
  Object.assign(browser, { permission: 'granted', subscription: null });
  browser.registered.mockReset();
  browser.subscribed.mockReset();
  registration = { pushManager, active: {} };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => Promise.resolve(browser.permission),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(browser.subscription ? registration : undefined),
      register: (...parameters: unknown[]) => {
        browser.registered(...parameters);
        return Promise.resolve(registration);
      },
    },
  });
  host.behaviour = json({ code: 0 });
});

describe('subscribing', () => {
  test('registers the worker, uses the key, and tells the facade', async () => {
    await subscribe('de-DE', 'linux');
    expect(browser.registered).toHaveBeenCalledWith(pushWorker.path, { scope: pushWorker.scope });
    expect(browser.subscribed).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: vapidKey,
    });
    expect(host.requests).toEqual(['/api/push/subscriptions']);
    expect(await isSubscribed()).toBe(true);
  });

  test('waits for a worker that is being installed', async () => {
    registration = { pushManager, installing: new Installing('activated') };
    await subscribe('en-US', 'linux');
    expect(browser.subscribed).toHaveBeenCalledOnce();
  });

  test('fails with a worker that can’t be installed', async () => {
    registration = { pushManager, installing: new Installing('redundant') };
    await expect(subscribe('en-US', 'linux')).rejects.toThrow('could not be installed');
    expect(host.requests).toEqual([]);
  });

  test.each(['denied', 'default'] as const)('stops at a permission that is %s', async (answer) => {
    browser.permission = answer;
    await expect(subscribe('en-US', 'linux')).rejects.toBeInstanceOf(PushRefused);
    expect(browser.registered).not.toHaveBeenCalled();
    expect(host.requests).toEqual([]);
  });

  test('that the push service refuses is told to nobody', async () => {
    browser.subscribed.mockRejectedValue(new DOMException('no push service', 'AbortError'));
    await expect(subscribe('en-US', 'linux')).rejects.toThrow('no push service');
    expect(host.requests).toEqual([]);
  });

  test.each([
    ['an error', json({}, 500)],
    ['another code', json({ code: 1 })],
  ])('is undone where the facade answers with %s', async (_, behaviour) => {
    host.behaviour = behaviour;
    await expect(subscribe('en-US', 'linux')).rejects.toThrow();
    expect(browser.subscription).toBeNull();
  });
});

describe('the end', () => {
  test('is the browser’s and the facade’s', async () => {
    await subscribe('en-US', 'linux');
    await unsubscribe();
    expect(await isSubscribed()).toBe(false);
    expect(host.requests).toEqual(['/api/push/subscriptions', '/api/push/subscriptions']);
  });

  test('is the browser’s also where the facade fails', async () => {
    await subscribe('en-US', 'linux');
    host.behaviour = json({}, 500);
    await expect(unsubscribe()).rejects.toThrow();
    expect(await isSubscribed()).toBe(false);
  });

  test('of nothing asks nobody', async () => {
    await unsubscribe();
    expect(host.requests).toEqual([]);
  });
});

test('a permission that was taken back ends it, too', async () => {
  await subscribe('en-US', 'linux');
  browser.permission = 'denied';
  expect(await isSubscribed()).toBe(false);
});

test.each(['PushManager', 'Notification'])('a browser without %s can’t do it', (name) => {
  expect(isPushSupported()).toBe(true);
  Reflect.deleteProperty(window, name);
  expect(isPushSupported()).toBe(false);
});

describe('the VAPID key', () => {
  test.each([undefined, '', '  '])('%j is the sandbox’s', (value) => {
    expect(vapidKeyFrom(value)).toBe(vapidKey);
    expect(Buffer.from(vapidKey, 'base64url')).toHaveLength(65);
  });

  test('may be another', () => {
    const other = `B${'a'.repeat(86)}`;
    expect(vapidKeyFrom(` ${other} `)).toBe(other);
  });

  test.each(['abc', 'https://push.example', `A${'a'.repeat(86)}`, `B${'a'.repeat(85)}+`])(
    '%s stops the build and says why',
    (value) => {
      expect(() => vapidKeyFrom(value)).toThrow(/NEXT_PUBLIC_VAPID_KEY/);
    },
  );
});
