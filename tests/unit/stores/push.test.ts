/** What the button for notifications shows, by what the browser and the visitor say. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPush, togglePush, usePush } from '@/stores/push';

const service = vi.hoisted(() => ({
  isPushSupported: vi.fn<() => boolean>(),
  isSubscribed: vi.fn<() => Promise<boolean>>(),
  subscribe: vi.fn<() => Promise<void>>(),
  unsubscribe: vi.fn<() => Promise<void>>(),
  PushRefused: class extends Error {},
}));
vi.mock('@/services/page/pushSubscription', () => service);
vi.mock('@/services/calls/push', () => service);

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  usePush.setState(usePush.getInitialState(), true);
  service.isPushSupported.mockReturnValue(true);
  service.isSubscribed.mockResolvedValue(false);
  service.subscribe.mockReset().mockResolvedValue();
  service.unsubscribe.mockReset().mockResolvedValue();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('at first', () => {
  test.each([
    [true, false, 'off', 0],
    [true, true, 'on', 0],
    [false, false, 'unsupported', 1],
  ] as const)('supported %s, subscribed %s: %s, %i lines', async (can, has, phase, lines) => {
    service.isPushSupported.mockReturnValue(can);
    service.isSubscribed.mockResolvedValue(has);
    await readPush();
    expect(usePush.getState()).toEqual({ phase, changing: false, outcome: '' });
    expect(warn).toHaveBeenCalledTimes(lines);
  });

  test('a browser that does not tell has none', async () => {
    service.isSubscribed.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
    await readPush();
    expect(usePush.getState().phase).toBe('unsupported');
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a click', () => {
  beforeEach(() => usePush.setState({ phase: 'off' }));

  test.each([
    ['succeeds', undefined, 'on', 'subscribed', 0],
    ['is refused', new service.PushRefused(), 'off', 'refused', 1],
    ['fails', new DOMException('no push service', 'AbortError'), 'off', 'failed', 1],
  ] as const)('that %s', async (_, error, phase, outcome, lines) => {
    if (error) service.subscribe.mockRejectedValue(error);
    await togglePush('fr-FR', 'linux');
    expect(service.subscribe).toHaveBeenCalledWith('fr-FR', 'linux');
    expect(usePush.getState()).toEqual({ phase, changing: false, outcome });
    expect(warn).toHaveBeenCalledTimes(lines);
  });

  test('while the last one is carried out does nothing', async () => {
    const first = togglePush('en-US', 'linux');
    expect(usePush.getState()).toEqual({ phase: 'off', changing: true, outcome: '' });
    await togglePush('en-US', 'linux');
    await first;
    expect(service.subscribe).toHaveBeenCalledOnce();
  });

  test('where it is not supported does nothing', async () => {
    usePush.setState({ phase: 'unsupported' });
    await togglePush('en-US', 'linux');
    expect(service.subscribe).not.toHaveBeenCalled();
  });
});

describe('a click where it is on', () => {
  beforeEach(() => usePush.setState({ phase: 'on' }));

  test.each([
    ['ends it', undefined, false, 'off', 'ended', 0],
    ['ends it though the facade is not told', new Error('http'), false, 'off', 'ended', 1],
    ['fails', new Error('blocked'), true, 'on', 'failed', 1],
  ] as const)('%s', async (_, error, stays, phase, outcome, lines) => {
    if (error) service.unsubscribe.mockRejectedValue(error);
    service.isSubscribed.mockResolvedValue(stays);
    await togglePush('en-US', 'linux');
    expect(usePush.getState()).toEqual({ phase, changing: false, outcome });
    expect(warn).toHaveBeenCalledTimes(lines);
  });
});
