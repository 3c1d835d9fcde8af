/** The systems of the browser tests: each is emulated by the browser itself, not by scripts in the page. */
import type { Page } from '@playwright/test';
import type { DetectedDevice } from '@/config/download/devices';
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

/** Makes a page believe in a system: user agent, platform and touch points. */
export async function emulate(page: Page, name: string): Promise<void> {
  const row = userAgents.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`${name} is not in tests/fixtures/userAgents.ts`);
  const session = await page.context().newCDPSession(page);
  const { userAgent, platform, maxTouchPoints = 0 } = row;
  await session.send('Emulation.setUserAgentOverride', { userAgent, platform });
  if (maxTouchPoints > 0) {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints });
  }
}
