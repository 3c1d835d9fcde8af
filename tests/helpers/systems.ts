/** The systems of the browser tests: each is emulated by the browser itself, not by scripts in the page. */
import type { Page } from '@playwright/test';
import type { DetectedDevice } from '@/config/download/devices';
import type { DeviceSignals } from '@/services/rules/device';
import { userAgents } from '@/tests/fixtures/userAgents';

/** A system, by its row in the table of user agents. */
export interface System {
  readonly name: string;
  readonly device: DetectedDevice;
}

const names = [
  'Chrome on Windows 11',
  'Safari on a Mac',
  'Chrome on Linux',
  'Chrome on an Android phone',
  'Safari on an iPhone',
  'iPad in desktop mode',
  'Chromebook',
  'Android TV',
  'FreeBSD',
] as const;

/** The five systems, and the four that are easily taken for one of them. */
export const systems: readonly System[] = names.map((name) => ({
  name,
  device: userAgents.find((row) => row.name === name)?.expected ?? 'unknown',
}));

/** What a page asks its navigator, answered by a script where the browser takes no such orders. */
function pretend({ userAgent, platform, maxTouchPoints }: DeviceSignals): void {
  for (const [name, value] of Object.entries({ userAgent, platform, maxTouchPoints })) {
    Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
  }
}

/** Makes a page believe in a system: user agent, platform and touch points. */
export async function emulate(page: Page, name: string): Promise<void> {
  const row = userAgents.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`${name} is not in tests/fixtures/userAgents.ts`);
  const { userAgent, platform, maxTouchPoints = 0 } = row;
  const context = page.context();
  if (context.browser()?.browserType().name() !== 'chromium') {
    await context.addInitScript(pretend, { userAgent, platform, maxTouchPoints });
    return;
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', { userAgent, platform });
  if (maxTouchPoints > 0) {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints });
  }
}
