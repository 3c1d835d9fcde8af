/**
 * Draws the product pictures of this folder with Chromium; writes their AVIF, WebP and PNG files to
 * public/images and the table config/site/pictures.ts.
 *
 * From the root of the repository: npx tsx deploy/pictures/render.ts [id or source name…]
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import sharp, { type Sharp } from 'sharp';
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import type english from '@/locales/en-US.json';
import { hasPhoneFile, phone, sources, table, type Source } from './sources';

type Messages = typeof english;

const root = process.cwd();
const origin = 'http://pictures.localhost';

/** The query by which a source gets its language and heading; English where the language lags. */
function words(language: LanguageCode): string {
  const heading = [language, defaultLanguage]
    .map((code) => JSON.parse(readFileSync(`locales/${code}.json`, 'utf8')) as Partial<Messages>)
    .find(({ home }) => home?.heading)?.home?.heading;
  return `?${new URLSearchParams({ lang: language, heading: heading ?? '' })}`;
}

/** Photographs a source at `scale` device pixels per CSS pixel; throws if a file of it is missing. */
async function photograph(browser: Browser, source: Source, scale: number): Promise<Buffer> {
  const { width, height } = source;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const missing: string[] = [];
  // The repository is served as one origin: parts, icons and fonts load alike, and nothing else can.
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    const file = path.join(root, url.pathname);
    if (url.origin === origin && existsSync(file)) return route.fulfill({ path: file });
    missing.push(url.origin === origin ? path.relative(root, file) : url.href);
    return route.fulfill({ status: 404, body: 'missing' });
  });
  const query = source.language ? words(source.language) : '';
  await page.goto(`${origin}/deploy/pictures/${source.name}.html${query}`, {
    waitUntil: 'networkidle',
  });
  for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready.then(() => 0));
  if (missing.length > 0) throw new Error(`${source.id}: missing ${missing.join(', ')}`);
  const shot = await page.screenshot({ omitBackground: source.quality !== undefined });
  await page.close();
  return shot;
}

/** Renders and encodes one source; returns the line to print, with the sizes of its files. */
async function render(browser: Browser, source: Source): Promise<string> {
  const sizes: string[] = [];
  const base = path.join(root, 'public/images', source.id);
  const save = async (end: string, image: Sharp): Promise<void> => {
    const { size } = await image.toFile(base + end);
    sizes.push(`${end} ${(size / 1000).toFixed(1)} kB`);
  };
  await mkdir(path.dirname(base), { recursive: true });
  if (hasPhoneFile(source)) {
    const shot = await photograph(browser, source, phone.scale);
    const image = sharp(shot).avif({ quality: phone.quality, effort: 9 });
    await save(`@${phone.scale}x.avif`, image);
  }
  for (const [index, quality] of (source.quality ?? []).entries()) {
    const shot = await photograph(browser, source, index + 1);
    await save(`@${index + 1}x.avif`, sharp(shot).avif({ quality, effort: 6 }));
    // Near-lossless keeps text crisper than lossy WebP at this size, and is smaller.
    await save(`@${index + 1}x.webp`, sharp(shot).webp({ nearLossless: true, quality: 40 }));
  }
  const shot = await photograph(browser, source, 1);
  const png = sharp(shot).png({ palette: true, quality: 90, effort: 10 });
  await save(source.quality ? '@1x.png' : '.png', png);
  return `${source.id} ${source.width}x${source.height}: ${sizes.join(', ')}`;
}

/** Renders the pictures of these names, or all, and writes the table. */
async function main(names: readonly string[]): Promise<void> {
  const isNamed = ({ id, name }: Source, wanted: string): boolean => [id, name].includes(wanted);
  const unknown = names.filter((wanted) => !sources.some((source) => isNamed(source, wanted)));
  if (unknown.length > 0) throw new Error(`no picture is called ${unknown.join(', ')}`);
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error(`no ${executablePath}; set CHROMIUM_PATH`);
  const args = ['--no-sandbox', '--font-render-hinting=none', '--force-color-profile=srgb'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (const source of sources) {
      if (names.length > 0 && !names.some((wanted) => isNamed(source, wanted))) continue;
      console.log(await render(browser, source));
    }
  } finally {
    await browser.close();
  }
  const file = path.join(root, 'config/site/pictures.ts');
  const style = await resolveConfig(file);
  await writeFile(file, await format(table(), { ...style, filepath: file }));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`pictures: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
