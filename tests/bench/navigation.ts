/**
 * `npm run bench -- --navigation`: how long a visitor waits for the next page, from the click on a
 * link until its heading is painted, with a mouse and with a finger, on a desk and on a phone.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { cookies } from '@/config/site/keys';
import { ensureChromium, rootArguments } from '@/tests/helpers/chromium';
import { startNginx } from '@/tests/helpers/nginx';
import { median } from './measure';

/** Milliseconds that a visitor rests on a link before the click, or holds a finger on it. */
const intent = { hover: 90, touch: 80 } as const;

declare global {
  interface Window {
    /** From the click to the new heading, in milliseconds. */
    navigationTime: Promise<number>;
  }
}

type Pointer = keyof typeof intent;

/** A mid-range phone on a slow mobile network, as Lighthouse has it; `undefined` is this machine. */
const conditions = {
  unthrottled: undefined,
  phone: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000, cpu: 4 },
} as const;

type Condition = keyof typeof conditions;

/** Milliseconds until what scrolling brings into view has its place. */
const settling = 500;
/** From where to where. */
const ways = [
  ['/', '/pricing/'],
  ['/pricing/', '/office/'],
  ['/office/', '/office/windows/'],
  ['/about-us/', '/support/'],
] as const;

async function throttle(session: CDPSession, condition: Condition): Promise<void> {
  const limits = conditions[condition];
  if (!limits) return;
  const { cpu, ...network } = limits;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Starts a clock at the next click, and stops it when a heading of another page is on the screen. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const before = document.querySelector('h1');
    window.navigationTime = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error('No page came.')), 30_000);
      addEventListener(
        'click',
        ({ timeStamp }) => {
          new MutationObserver((_, observer) => {
            const heading = document.querySelector('h1');
            if (!heading || heading === before) return;
            observer.disconnect();
            // A task that follows a frame comes after that frame was painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          }).observe(document, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
  });
}

async function follow(page: Page, session: CDPSession, link: Locator, by: Pointer): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not to be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (by === 'hover') {
    await page.mouse.move(x, y);
    await pause(intent.hover);
    await page.mouse.click(x, y);
    return;
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await pause(intent.touch);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** One navigation in a browser context of its own, so that nothing is cached. */
async function timeOnce(
  context: BrowserContext,
  [from, to]: readonly [string, string],
  by: Pointer,
  condition: Condition,
): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(from, { waitUntil: 'networkidle' });
  const link = page.locator(`a[href="${to}"]:visible`).last();
  // Playwright's own scrolling and waiting may move the mouse, and that would be an intent.
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await pause(settling);
  await throttle(session, condition);
  await watch(page);
  await follow(page, session, link, by);
  return page.evaluate(() => window.navigationTime);
}

async function medianTime(
  browser: Browser,
  baseURL: string,
  [by, condition]: readonly [Pointer, Condition],
  runs: number,
): Promise<number> {
  const times: number[] = [];
  const options = { baseURL, hasTouch: by === 'touch', reducedMotion: 'reduce' } as const;
  for (let run = 0; run < runs; run += 1) {
    for (const way of ways) {
      const context = await browser.newContext(options);
      // The consent banner would lie above links in the footer.
      await context.addCookies([{ name: cookies.consent, value: '1', url: baseURL }]);
      times.push(await timeOnce(context, way, by, condition));
      await context.close();
    }
  }
  return Math.round(median(times));
}

/** The table of medians, of this many runs on each way. */
export async function navigationTable(runs: number): Promise<string> {
  const server = await startNginx('out');
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...rootArguments],
  });
  const names = Object.keys(conditions) as Condition[];
  const rows = [['from click to heading', ...names]];
  try {
    for (const by of Object.keys(intent) as Pointer[]) {
      const row = [`${by}, ${intent[by]} ms before`];
      for (const condition of names)
        row.push(`${await medianTime(browser, server.url, [by, condition], runs)} ms`);
      rows.push(row);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return rows.map((row) => row.map((text) => text.padEnd(24)).join('')).join('\n');
}
