// @vitest-environment happy-dom
/** PC or mobile as the window changes, and what the web config may change. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadWebConfig, resetDevice, useDevice, watchViewport } from '@/stores/device';
import { drop, json, runRemoteHost } from '../remoteHost';

const host = runRemoteHost();
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0';
const phone = 'Mozilla/5.0 (Linux; Android 15; K) Chrome/142.0.0.0 Mobile';

beforeEach(resetDevice);
afterEach(() => vi.unstubAllGlobals());

/** Gives the window a width, as a visitor does who drags its edge. */
function resize(width: number): void {
  const { happyDOM } = window as typeof window & {
    happyDOM: { setViewport(viewport: { width: number }): void };
  };
  happyDOM.setViewport({ width });
}

describe('watchViewport', () => {
  test.each([
    [993, desktop, true],
    [992, desktop, false],
    [360, desktop, false],
    [2560, phone, false],
  ])('%i px wide with %s: PC %s', (width, userAgent, isPc) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    resize(width);
    const end = watchViewport();
    expect(useDevice.getState()).toMatchObject({ isPc, isMobile: !isPc });
    end();
  });

  test('follows the window until it ends', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(desktop);
    // Narrow first: happy-dom takes every media query for false until it changes.
    resize(800);
    const end = watchViewport();
    resize(1200);
    expect(useDevice.getState()).toMatchObject({ isPc: true, isMobile: false });
    resize(800);
    expect(useDevice.getState()).toMatchObject({ isPc: false, isMobile: true });
    end();
    resize(1200);
    expect(useDevice.getState().isPc).toBe(false);
  });
});

describe('loadWebConfig', () => {
  test('takes over what the host says, and keeps the rest', async () => {
    const before = useDevice.getState();
    const appStoreUrl = 'https://apps.apple.com/app/id1';
    host.behaviour = json({ code: 0, data: { appStoreUrl, wpsPackage: '', isPc: false } });
    await loadWebConfig();
    expect(useDevice.getState()).toEqual({ ...before, appStoreUrl });
  });

  test('asks once for each loading of the page, whatever layouts come and go', async () => {
    host.behaviour = json({ code: 0, data: {} });
    await Promise.all([loadWebConfig(), loadWebConfig()]);
    await loadWebConfig();
    expect(host.requests).toEqual(['/api/map/web/owconfig']);
  });

  test.each([
    ['refuses', json({}, 500)],
    ['drops the connection', drop],
    ['names an unsafe address', json({ code: 0, data: { appStoreUrl: 'javascript:alert(1)' } })],
  ])('keeps the built-in addresses when the host %s', async (_, behaviour) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = useDevice.getState();
    host.behaviour = behaviour;
    await expect(loadWebConfig()).resolves.toBeUndefined();
    expect(useDevice.getState()).toEqual(before);
    expect(warn).toHaveBeenCalledOnce();
  });
});
