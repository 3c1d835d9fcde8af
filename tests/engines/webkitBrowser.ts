/** WebKitGTK on a screen of its own, driven by WebDriver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '@/tests/helpers/freePort';
import type { WebkitGtk } from '@/tests/helpers/webkit';

/** A driver that runs. */
export interface WebkitBrowser {
  /** A session of its own, with nothing stored; its caller quits it. */
  open(): Promise<WebDriver>;
  close(): Promise<void>;
}

/** Starts the driver. @throws Error if it does not come up. */
export async function startWebkit({ driver, screen, browser }: WebkitGtk): Promise<WebkitBrowser> {
  const port = await freePort();
  const args = ['-a', '-s', '-screen 0 1920x1200x24', driver, `--port=${port}`];
  const child = spawn(screen, args, {
    // Without it the browser can't write the titles of its windows, and says so for each.
    env: { ...process.env, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const server = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error('WebKitWebDriver does not start.');
    if (
      await fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await wait(100);
  }
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  return {
    open: async () => new Builder().usingServer(server).withCapabilities(wanted).build(),
    async close() {
      const ended = once(child, 'exit');
      // The screen's shell does not pass a signal on: the group gets it.
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
    },
  };
}
