/**
 * WebKit, where Playwright's own is not installed: pages come alive under their policy, and what
 * visitors do works. WebDriver takes no orders for networks, clocks and user agents; what needs
 * those is tested in the other engines (tests/e2e).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fontFiles, fontPath } from '@/config/site/fonts';
import { languageCodes, languageOf } from '@/config/site/languages';
import { routeNames } from '@/config/site/routes';
import { goodFiles } from '@/tests/fixtures/files';
import type { Backend } from '@/tests/helpers/backend';
import { messagesOf } from '@/tests/helpers/messages';
import { pageAddress } from '@/tests/helpers/pageAddress';
import { hasOwnWebkit, webkitGtk } from '@/tests/helpers/webkit';
import { startWatchedSite, type WatchedSite } from './watchedSite';
import { startWebkit, type WebkitBrowser } from './webkitBrowser';

const patience = 20_000;
const { consent, dialogs, forms, pricing } = messagesOf('en-US');

const program = hasOwnWebkit() ? undefined : webkitGtk();
if (!program && !hasOwnWebkit())
  console.warn(
    'WebKit is tested nowhere: install it (`npx playwright install webkit`, ' +
      'Debian: `apt-get install webkit2gtk-driver xvfb`).',
  );

describe.runIf(program)('WebKitGTK', () => {
  let site: WatchedSite;
  let browser: WebkitBrowser;
  let page: WebDriver;
  let backend: Backend;

  beforeAll(async () => {
    if (!program) return;
    site = await startWatchedSite();
    browser = await startWebkit(program);
    page = await browser.open();
    await page.manage().window().setRect({ x: 0, y: 0, width: 1366, height: 900 });
  }, 60_000);
  afterAll(async () => {
    await page.get('about:blank');
    await page.quit();
    await browser.close();
    await site.close();
  });

  const css = (selector: string) => page.findElement(By.css(selector));
  const all = (selector: string) => page.findElements(By.css(selector));
  const run = <Result>(script: string, ...values: unknown[]) =>
    page.executeScript<Result>(script, ...values);
  const alive = () => page.wait(until.elementLocated(By.css('html[data-alive]')), patience);
  /** The first that shows of those that match: wide and narrow screens have headers of their own. */
  async function visible(selector: string): Promise<WebElement> {
    const found = await page.wait(
      async () => {
        for (const element of await all(selector)) if (await element.isDisplayed()) return element;
        return null;
      },
      patience,
      `${selector} does not show`,
    );
    if (!found) throw new Error(`${selector} does not show`);
    return found;
  }
  const gone = (selector: string) =>
    page.wait(async () => (await all(selector)).length === 0, patience, `${selector} stays`);
  const hidden = (selector: string) =>
    page.wait(until.elementIsNotVisible(css(selector)), patience, `${selector} shows`);
  const isFocused = (element: WebElement) =>
    page.wait(
      () => run<boolean>('return document.activeElement === arguments[0]', element),
      patience,
    );
  const leads = (path: string) => page.wait(until.urlIs(`${site.url}${path}`), patience);

  /** Clicks as a visitor does, in the middle of the window: the header lies over its top. */
  async function click(element: WebElement): Promise<void> {
    await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    await element.click();
  }

  async function go(path: string): Promise<void> {
    await page.get(`${site.url}${path}`);
    await alive();
  }

  // One session for all: WebKit may hang where one begins while requests of the last are under way.
  beforeEach(async () => {
    const scope = site.scope();
    ({ backend } = scope);
    await page.get(`${site.url}/icon.svg`);
    await run('sessionStorage.clear(); localStorage.clear()');
    await page.manage().deleteAllCookies();
    await page.manage().addCookie({ name: 'sandbox-scope', value: scope.id, path: '/' });
  });
  afterEach(async () => {
    const problems = await run<string | null>('return sessionStorage.getItem("problems")');
    expect(JSON.parse(problems ?? '[]')).toEqual([]);
  });

  test('what goes wrong on a page is seen, and the policy is in force', async () => {
    await go('/');
    await run(`
      console.error('told');
      setTimeout(() => { throw new Error('thrown'); });
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }));`);
    const kept = () => run<string | null>('return sessionStorage.getItem("problems")');
    await expect
      .poll(async () => JSON.parse((await kept()) ?? '[]') as string[])
      .toEqual(
        expect.arrayContaining(
          ['console: told', 'exception: Error: thrown', 'policy: style-src'].map((text) =>
            expect.stringContaining(text),
          ),
        ),
      );
    await run('sessionStorage.clear()');
  });

  test.each(
    routeNames
      .filter((name) => name !== 'not-found')
      .map(
        (name, index) => [name, languageCodes[index % languageCodes.length] ?? 'en-US'] as const,
      ),
  )('%s comes alive in %s, in its own letters', async (name, code) => {
    await go(pageAddress(name, code));
    const html = css('html');
    expect(await html.getAttribute('lang')).toBe(languageOf(code).iso);
    expect(await html.getAttribute('data-device')).toBe('linux');
    const fonts = await page.executeAsyncScript<{ failed: string[]; loaded: string[] }>(`
      const done = arguments[arguments.length - 1];
      document.fonts.ready.then(() => done({
        failed: [...document.fonts].filter((face) => face.status === 'error').map((face) => face.family),
        loaded: performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
      }));`);
    expect(fonts.failed).toEqual([]);
    const own = languageOf(code).fonts.filter((font) => fontFiles[font].family.startsWith('Noto'));
    expect(fonts.loaded).toEqual(expect.arrayContaining(own.map(fontPath)));
  });

  test('a link leads to another page without loading it anew, and Back returns', async () => {
    await go('/about-us/');
    await run('document.documentElement.dataset.kept = ""');
    await click(css('footer a[href="/pricing/"], main a[href="/pricing/"]'));
    await leads('/pricing/');
    await page.wait(until.elementTextIs(css('h1'), pricing.heading), patience);
    expect(await all('html[data-kept]')).toHaveLength(1);
    await page.navigate().back();
    await leads('/about-us/');
    expect(await all('html[data-kept]')).toHaveLength(1);
  });

  test('the language picker keeps query and hash', async () => {
    await go('/download/?utm_source=a#packages');
    await click(css('header details[data-place=header] > summary'));
    await click(await visible('header a[hreflang=ja]'));
    await leads('/ja-JP/download/?utm_source=a#packages');
    await alive();
  });

  test('popovers open, close each other, and give focus back on Escape', async () => {
    await go('/');
    const picker = css('header details[data-place=header]');
    const menu = css('header nav details');
    await click(css('header details[data-place=header] > summary'));
    expect(await picker.getAttribute('open')).not.toBeNull();
    await click(css('header nav details > summary'));
    await page.wait(async () => (await picker.getAttribute('open')) === null, patience);
    await page.actions().sendKeys(Key.ESCAPE).perform();
    await page.wait(async () => (await menu.getAttribute('open')) === null, patience);
    await isFocused(css('header nav details > summary'));
  });

  test('consent is asked once, and can be taken back', async () => {
    await backend.moveTo('US');
    await go('/');
    const banner = '[data-consent-banner]';
    await visible(banner);
    await click(page.findElement(By.xpath(`//button[.="${consent.ok}"]`)));
    await hidden(banner);
    await expect.poll(() => backend.recordings(), { timeout: 30_000 }).not.toEqual([]);
    await page.navigate().refresh();
    await alive();
    expect(await css('html').getAttribute('data-consent')).toBe('given');
    await click(page.findElement(By.xpath(`//footer//button[.="${consent.settings}"]`)));
    await visible(banner);
    await click(page.findElement(By.xpath(`//button[.="${consent.refuse}"]`)));
    await hidden(banner);
    expect(await css('html').getAttribute('data-consent')).toBe('refused');
  });

  test('the sign-in dialog opens, and gives focus back however it is closed', async () => {
    await go('/about-us/');
    await page.wait(until.elementLocated(By.css('[data-late]')), patience);
    const link = await visible('header a[href$="/signin/"]');
    for (const close of [
      () => page.actions().sendKeys(Key.ESCAPE).perform(),
      () => page.findElement(By.css(`dialog [aria-label="${dialogs.close}"]`)).click(),
    ]) {
      await link.click();
      await visible('dialog[data-dialog=login]');
      await close();
      await gone('dialog[data-dialog=login]');
      await isFocused(link);
    }
    expect(await page.getCurrentUrl()).toBe(`${site.url}/about-us/`);
  });

  test('an enquiry tells its faults, arrives once, and is thanked for', async () => {
    await go('/business/');
    const form = await visible('[data-form=enquiry] form[novalidate]');
    const within = (selector: string) => form.findElement(By.css(selector));
    await click(within('[type=submit]'));
    await page.wait(
      until.elementTextIs(within('[data-field=email] [data-error]'), forms.enter),
      patience,
    );
    await within('[name=fullName]').sendKeys('Nguyễn O’Neil');
    await within('[name=country] option[value=DE]').click();
    await page.wait(until.elementLocated(By.css('[name=region] option[value=Bayern]')), patience);
    await within('[name=region] option[value=Bayern]').click();
    await within('[name=email]').sendKeys('ana+sales@example.com');
    await within('[name=phone]').sendKeys('+49 (0)30 123456');
    await within('[name=message]').sendKeys('Ten PCs,\nand a license.');
    await click(within('[type=checkbox]'));
    await click(within('[type=submit]'));
    await page.wait(
      until.elementLocated(By.xpath(`//*[@role="status"][contains(., "${forms.enquiry.sent}")]`)),
      patience,
    );
    expect(await backend.enquiries()).toMatchObject([
      { fullName: 'Nguyễn O’Neil', email: 'ana+sales@example.com', region: 'Bayern' },
    ]);
  });

  test('a report arrives with its attachment', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'attachments-'));
    const file = join(folder, 'Bildschirm 日本.jpg');
    await writeFile(file, goodFiles.jpg);
    await go('/support/');
    const form = await visible('[data-form=feedback] form[novalidate]');
    const within = (selector: string) => form.findElement(By.css(selector));
    await within('[name=product] option[value=writer]').click();
    await within('[name=category] option[value=crash]').click();
    await within('[name=version]').sendKeys('12.2.0.21546');
    await within('[name=description]').sendKeys('It closes when I print.');
    await within('[name=email]').sendKeys('ana@example.com');
    await within('[type=file]').sendKeys(file);
    await page.wait(
      until.elementLocated(By.xpath(`//li[contains(., "${forms.files.done}")]`)),
      patience,
    );
    await click(within('[type=submit]'));
    await page.wait(
      until.elementLocated(By.xpath(`//*[@role="status"][contains(., "${forms.feedback.sent}")]`)),
      patience,
    );
    expect(await backend.feedback()).toMatchObject([
      { email: 'ana@example.com', attachments: [{ name: 'Bildschirm 日本.jpg' }] },
    ]);
    await rm(folder, { recursive: true });
  });

  test('a download starts, and the guide tells of it', async () => {
    await go('/download/');
    await click(await visible('main a[data-package=linuxDeb]'));
    await visible('dialog[data-dialog=guide]');
    await expect
      .poll(() => backend.downloads(), { timeout: patience })
      .toMatchObject([{ file: expect.stringMatching(/\.deb$/) as string }]);
    await page.actions().sendKeys(Key.ESCAPE).perform();
    await gone('dialog[data-dialog=guide]');
    // WebKit breaks off what is still loading when a link leads to a file: what the guide can do
    // without may fail, and nothing else.
    await run(`
      const kept = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
      const isBrokenOff = (text) => text.startsWith('exception: <script src="/_next/static/chunks/');
      sessionStorage.setItem('problems', JSON.stringify(kept.filter((text) => !isBrokenOff(text))));`);
  });
});
