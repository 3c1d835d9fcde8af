/** Every system × page × placement gets the right file or store page, whatever the hosts answer. */
import type { Download, Locator, Page } from '@playwright/test';
import { placements, type PlacementName } from '@/config/download/channels';
import { packages, type PackageName } from '@/config/download/packages';
import type { DetectedDevice } from '@/config/download/devices';
import { timings } from '@/config/site/limits';
import { windowsPackage } from '@/services/rules/channels';
import type { Fault } from '@/tests/helpers/backend';
import { emulate, systems } from '@/tests/helpers/systems';
import { expect, test } from '@/tests/helpers/test';

const pages = ['/', '/download/', '/d/', '/ad/pdf/'];

interface Wanted {
  name: PackageName;
  placement: PlacementName;
}

/** A link as a visitor sees it: its place in the page, and whether this system alone is shown it. */
interface Seen extends Wanted {
  index: number;
  own: boolean;
}

/** The download links that a visitor sees. */
async function visibleLinks(page: Page): Promise<Seen[]> {
  return page.locator('a[data-package]').evaluateAll((links) =>
    links.flatMap((link, index) => {
      const { package: name, placement } = (link as HTMLElement).dataset;
      const inMenu = link.closest('details:not([open])');
      const shown = (inMenu ?? link).checkVisibility();
      const own = link.closest('[data-for]') !== null;
      return shown ? [{ name, placement, index, own } as Seen] : [];
    }),
  );
}

/** Opens the menu that a link is in, if it is in one, and clicks it. */
async function click(link: Locator): Promise<void> {
  const menu = link.locator('xpath=ancestor::details[@data-hover]');
  if ((await menu.count()) === 0) return link.click();
  // Bringing the button into view scrolls the page, which may close popovers: then it is clicked again.
  await expect(async () => {
    if (!(await link.isVisible())) await menu.locator('summary').click();
    await link.click({ timeout: 1_000 });
  }).toPass();
}

function expectedFile({ name, placement }: Wanted): string {
  const windows = packages[name].device === 'windows';
  return packages[windows ? windowsPackage(placements[placement].win) : name].file;
}

/** Clicks a link and returns the file that arrives. */
async function download(page: Page, index: number): Promise<Download> {
  const arriving = page.waitForEvent('download');
  await click(page.locator('a[data-package]').nth(index));
  return arriving;
}

async function expectArrival(page: Page, wanted: Seen): Promise<void> {
  if (packages[wanted.name].kind === 'store') {
    const opening = page.context().waitForEvent('page');
    await page.locator('a[data-package]').nth(wanted.index).click();
    const store = await opening;
    await expect(store).toHaveURL(/\/stores\/(google-play|(mac-)?app-store|microsoft-store)\//);
    await expect(store.getByRole('heading', { level: 1 })).toContainText('WPS Office');
    // A tab behind another draws nothing, and what opens on hover waits for that.
    await store.close();
    return;
  }
  const file = await download(page, wanted.index);
  // Firefox numbers what it has saved under the same name before.
  const saved = file.suggestedFilename().replace(/\(\d+\)(?=\.\w+$)/, '');
  expect(saved).toBe(expectedFile(wanted));
  expect(await file.failure()).toBeNull();
  const guide = page.locator('dialog[data-dialog=guide]');
  await expect(guide).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toHaveCount(0);
}

/** What must be offered where: at least the system's own package, and on an unknown one no single guess. */
function ownPackages(device: DetectedDevice): RegExp {
  const patterns = {
    windows: /^windows/,
    mac: /^mac$/,
    linux: /^linux/,
    android: /^androidStore$/,
    ios: /^iosStore$/,
    unknown: /./,
  };
  return patterns[device];
}

for (const { name: system, device } of systems) {
  for (const path of pages) {
    const tags = path === '/download/' ? '@backend @engines' : '@backend';
    test(`${system} on ${path}: every download link delivers ${tags}`, async ({
      page,
      backend,
    }) => {
      test.slow();
      await emulate(page, system);
      await page.goto(path);
      const seen = await visibleLinks(page);
      // What every system is shown is tried on one of them; the whole sweep tries all on all.
      const everything = device === 'unknown' || Boolean(process.env.FULL);
      const links = everything ? seen : seen.filter(({ own }) => own);
      const main = links.filter(({ name }) => ownPackages(device).test(name));
      if (device !== 'unknown') expect(main.length).toBeGreaterThan(0);
      if (device === 'unknown') {
        await expect(page.locator('main [data-for=unknown]').first()).toBeVisible();
      }
      const clicked = new Set<PackageName>();
      for (const link of links) {
        // The same package a second time would count as a repeat of the first click.
        if (clicked.has(link.name)) await page.goto(path);
        clicked.add(link.name);
        await expectArrival(page, link);
      }
      const arrived = await backend.downloads();
      expect(arrived.length).toBe(links.length);
      for (const [at, { name, placement }] of links.entries()) {
        if (!name.startsWith('windows')) continue;
        // On an ad page every button carries the ad's channel.
        const channel = path.startsWith('/ad/') ? placements.ad_pdf.win : placements[placement].win;
        expect(arrived[at]).toMatchObject({ channel });
      }
    });
  }
}

const lists = ['newwinpackages', 'newmacpackages', 'newlinuxpackages'] as const;
const listCalls = [...lists.map((list) => `/api/map/web/newwpsapk?pttoken=${list}`), '/api/'];

const faults: Record<string, (call: string) => Fault> = {
  'not found': (call) => ({ call, status: 404 }),
  'a server error': (call) => ({ call, status: 500 }),
  'no answer at all': (call) => ({ call, hang: true }),
  'a broken connection': (call) => ({ call, drop: true }),
  'HTML instead of JSON': (call) => ({ call, body: 'html' }),
  'a wrong shape': (call) => ({ call, body: 'wrong-shape' }),
  'wrong base64': (call) => ({ call, body: 'bad-base64' }),
  '10 MB of junk': (call) => ({ call, body: 'junk' }),
};

for (const [what, fault] of Object.entries(faults)) {
  for (const system of ['Chrome on Windows 11', 'Safari on a Mac', 'Chrome on Linux']) {
    for (const path of ['/', '/download/']) {
      const tags =
        path === '/' && system !== 'Chrome on Windows 11' ? '@backend @full' : '@backend';
      test(`${system} on ${path} with ${what} from every call: the built-in package arrives ${tags}`, async ({
        page,
        backend,
      }) => {
        await backend.fail(...listCalls.map(fault), fault('/downloader/'));
        await emulate(page, system);
        await page.goto(path);
        const [first] = (await visibleLinks(page)).filter(
          ({ name }) => packages[name].kind === 'file',
        );
        if (!first) throw new Error('No download link is visible');
        const file = await download(page, first.index);
        expect(file.suggestedFilename()).toBe(expectedFile(first));
        await expect(page.locator('dialog[data-dialog=guide]')).toBeVisible();
      });
    }
  }
}

test('a downloader frame that never says a word starts the download, and nobody waits for it @backend', async ({
  page,
}) => {
  await page.route('**/downloader/frame/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      // The contract's host: it hears the channel, and says nothing.
      body: `<script src="/downloader/frame/silent.js"></script>`,
    }),
  );
  await page.route('**/downloader/frame/silent.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('message', ({ data }) => {
        location = '/wpsdl/wpsoffice/onlinesetup/distsrc/' + data.channel + '/wpsinst/wps_office_inst.exe';
      });`,
    }),
  );
  await emulate(page, 'Chrome on Windows 11');
  await page.goto('/');
  const files: string[] = [];
  page.on('download', (file) => files.push(file.url()));
  const clicked = Date.now();
  const [first] = await visibleLinks(page);
  await download(page, first?.index ?? 0);
  await expect(page.locator('dialog[data-dialog=guide]')).toBeVisible();
  expect(Date.now() - clicked).toBeLessThan(timings.downloaderTimeout);
  const { win } = placements[first?.placement ?? 'slogan'];
  expect(files).toEqual([expect.stringContaining(`/${win}/`)]);
});

test('a click before the package list has arrived downloads all the same @backend', async ({
  page,
  backend,
}) => {
  await backend.fail({ call: '/api/', delay: 1500 });
  await emulate(page, 'Chrome on Windows 11');
  await page.goto('/download/');
  const file = await download(page, (await visibleLinks(page))[0]?.index ?? 0);
  expect(file.suggestedFilename()).toBe('WPSOffice.exe');
});

test('two quick clicks start one download @backend', async ({ page, backend }) => {
  await page.clock.install();
  await emulate(page, 'Safari on a Mac');
  await page.goto('/');
  const button = page.locator('main a[data-package=mac][data-for]').first();
  const arriving = page.waitForEvent('download');
  await button.evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await arriving;
  // Had the second click been kept, its file would be there before that of a third.
  const third = page.waitForEvent('download');
  await page.clock.fastForward(timings.repeatClick);
  await button.evaluate((link: HTMLElement) => link.click());
  await third;
  expect(await backend.downloads()).toHaveLength(2);
});

test('with more than two other frames the file is opened directly @backend', async ({
  page,
  backend,
}) => {
  await emulate(page, 'Chrome on Windows 11');
  await page.goto('/');
  await page.evaluate(() => {
    for (let count = 0; count < 3; count++) document.body.append(document.createElement('iframe'));
  });
  const arriving = page.waitForEvent('download');
  await page.locator('main a[data-placement=slogan][data-package=windowsWeb]').click();
  await arriving;
  await expect(page.locator('iframe[data-downloader]')).toHaveCount(0);
  expect(await backend.downloads()).toMatchObject([{ channel: placements.slogan.win, wid: '' }]);
});

test('the downloader frame gets channel and installation id, the same at every visit @backend', async ({
  page,
  backend,
}) => {
  await emulate(page, 'Chrome on Windows 11');
  for (const placement of ['slogan', 'evaluation']) {
    await page.goto('/');
    const arriving = page.waitForEvent('download');
    await page.locator(`main a[data-placement=${placement}][data-package=windowsWeb]`).click();
    await arriving;
  }
  const [first, second] = await backend.downloads();
  expect(first?.wid).toMatch(/^[0-9a-f]{32}$/);
  expect(second?.wid).toBe(first?.wid);
});

test('the page says version, date and size of what it delivers, and the answer of the host wins @backend', async ({
  page,
  backend,
}) => {
  const map = {
    '500.1001': { downloadurl: '/wpsdl/x.exe', version: '99.1', size: '1 MB', date: '' },
  };
  const downloads = Buffer.from(JSON.stringify(map)).toString('base64');
  const body = JSON.stringify({ staticjs: { website: { wpsnewpackages: { downloads } } } });
  await backend.fail({ call: '/api/map/web/newwpsapk?pttoken=newwinpackages', body });
  await emulate(page, 'Chrome on Windows 11');
  await page.goto('/download/');
  const card = page.locator('main [data-for=windows]').first();
  await expect(card).toContainText(packages.windowsFull.version);
  await expect(card).toContainText('99.1');
  await expect(card).not.toContainText('2026');
});

test('an address outside the allow-list is never used @backend', async ({ page, backend }) => {
  const map = { '500.1001': { downloadurl: 'https://evil.example/WPSOffice.exe' } };
  const downloads = Buffer.from(JSON.stringify(map)).toString('base64');
  const body = JSON.stringify({ staticjs: { website: { wpsnewpackages: { downloads } } } });
  await backend.fail({ call: '/api/map/web/newwpsapk?pttoken=newwinpackages', body });
  await emulate(page, 'Chrome on Windows 11');
  await page.goto('/download/');
  const file = await download(page, (await visibleLinks(page))[0]?.index ?? 0);
  expect(new URL(file.url()).hostname).toBe(new URL(page.url()).hostname);
});

test('a modified click is left to the browser @backend', async ({ page }) => {
  await emulate(page, 'Safari on a Mac');
  await page.goto('/');
  const arriving = page.context().waitForEvent('page');
  await page
    .locator('main a[data-package=mac][data-for]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await arriving;
  await expect(page.locator('dialog[data-dialog=guide]')).toHaveCount(0);
});
