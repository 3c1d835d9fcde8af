/** Device detection over the table of real user agents, and where PC ends. */
import { describe, expect, test } from 'vitest';
import { devices } from '@/config/download/devices';
import {
  canStartItself,
  detectDevice,
  isOutdated,
  isPcViewport,
  signalsAgree,
} from '@/services/rules/device';
import { userAgents } from '@/tests/fixtures/userAgents';

describe('detectDevice', () => {
  test.each(userAgents)('takes $name for $expected', ({ expected, ...signals }) => {
    expect(detectDevice(signals)).toBe(expected);
  });

  test.each(userAgents)('reads the user agent of $name in any case', ({ expected, ...signals }) => {
    const userAgent = signals.userAgent.toUpperCase();
    expect(detectDevice({ ...signals, userAgent })).toBe(expected);
  });

  test('the table has every device, and the unknown', () => {
    expect(new Set(userAgents.map(({ expected }) => expected))).toEqual(
      new Set([...devices, 'unknown']),
    );
  });

  test('lets Android win over Linux', () => {
    expect(detectDevice({ userAgent: 'Mozilla/5.0 (Linux; Android 15)' })).toBe('android');
    expect(detectDevice({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' })).toBe('linux');
  });

  test.each([
    [0, 'mac'],
    [1, 'mac'],
    [2, 'ios'],
    [5, 'ios'],
    [10, 'ios'],
  ])('takes a Mac with %i touch points for %s', (maxTouchPoints, device) => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
    expect(detectDevice({ userAgent, platform: 'MacIntel', maxTouchPoints })).toBe(device);
    expect(detectDevice({ userAgent, maxTouchPoints })).toBe(device);
  });

  test('takes a touch screen on another platform that says it is a Mac for no iPad', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
    expect(detectDevice({ userAgent, platform: 'Win32', maxTouchPoints: 10 })).toBe('mac');
  });
});

describe('signalsAgree', () => {
  test.each(userAgents)('$name: $agrees', ({ agrees, ...signals }) => {
    expect(signalsAgree(signals)).toBe(agrees);
  });

  test('the platform of the client hints counts before the old one', () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0';
    const hints = (platform: string) => ({ userAgent, platform: 'Win32', uaData: { platform } });
    expect(signalsAgree(hints('Windows'))).toBe(true);
    expect(signalsAgree(hints('macOS'))).toBe(false);
    expect(signalsAgree(hints(''))).toBe(true);
  });

  test('a browser that says nothing of its platform does not agree', () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
    expect(signalsAgree({ userAgent })).toBe(false);
    expect(signalsAgree({ userAgent, platform: '', uaData: null })).toBe(false);
  });
});

describe('isPcViewport', () => {
  test.each([
    [991, 'windows', false],
    [992, 'windows', false],
    [993, 'windows', true],
    [992, 'mac', false],
    [993, 'mac', true],
    [993, 'linux', true],
    [993, 'unknown', true],
    [360, 'unknown', false],
    [993, 'android', false],
    [2560, 'android', false],
    [1366, 'ios', false],
    [0, 'windows', false],
  ] as const)('%i px wide on %s: %s', (width, device, isPc) => {
    expect(isPcViewport(width, device)).toBe(isPc);
  });
});

describe('isOutdated', () => {
  test.each(userAgents)('says of $name what its table says', ({ outdated = false, ...signals }) => {
    expect(isOutdated(signals)).toBe(outdated);
  });

  test.each([
    ['Windows NT 10.0; Win64; x64', false],
    ['Windows NT 6.2', true],
    ['Windows NT 6.0', true],
    ['Windows 98', true],
    ['Macintosh; Intel Mac OS X 10_9_5', true],
    ['Macintosh; Intel Mac OS X 10_15_7', false],
    ['Macintosh; Intel Mac OS X 10.15', false],
    ['Linux; Android 4.4.2', true],
    ['Linux; Android 8.0.0', false],
    ['Linux; Android 10; K', false],
    ['X11; Linux i686 on x86_64', false],
    ['iPad; CPU OS 14_8 like Mac OS X', true],
    ['iPhone; CPU iPhone OS 15_0 like Mac OS X', false],
    ['iPhone; CPU iPhone OS 18_1 like Mac OS X', false],
  ])('%s: %s', (system, expected) => {
    expect(isOutdated({ userAgent: `Mozilla/5.0 (${system})` })).toBe(expected);
  });
});

describe('packages of one device', () => {
  test.each(userAgents)('are told of their own systems alone: $name', (agent) => {
    const { expected, outdated = false, ...signals } = agent;
    for (const packagesOf of devices)
      expect(isOutdated(signals, packagesOf)).toBe(outdated && packagesOf === expected);
  });
});

describe('canStartItself', () => {
  test.each(userAgents)('follows agreement and age: $name', ({ agrees, outdated, ...signals }) => {
    expect(canStartItself(signals)).toBe(agrees && !outdated);
  });
});
