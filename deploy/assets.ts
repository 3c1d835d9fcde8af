/** Makes the generated assets before a build: font subsets with their Sass, icons, the regions of countries. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { fontFiles, fontPath, type FontFile, type FontName } from '@/config/fonts';
import { brandIcons, iconSprite, lineIcons } from '@/config/icons';
import { writeFontFaces } from './fontFaces';
import { makeRegions } from './regions';

const packages = 'node_modules';

/** The characters of a CSS `unicode-range`. */
function characters(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
}

/** Cuts every font file. */
async function makeFonts(): Promise<void> {
  await rm('public/fonts', { recursive: true, force: true });
  await mkdir('public/fonts', { recursive: true });
  const names = Object.keys(fontFiles) as FontName[];
  for (const name of names) {
    const { source, range, features }: FontFile = fontFiles[name];
    const whole = await readFile(`${packages}/@fontsource-variable/${source}`);
    const subset = await subsetFont(whole, characters(range), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: features && [...features],
    });
    await writeFile(`public${fontPath(name)}`, subset);
  }
}

/** An icon file as a symbol of the sprite; presentation stays with the `<svg>` that uses it. */
async function symbol(id: string, file: string): Promise<string> {
  const svg = await readFile(file, 'utf8');
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (!body) throw new Error(`${file} is not an SVG icon: check its name in config/icons.ts`);
  const shapes = body.replace(/<title>.*?<\/title>/, '').replace(/\s+/g, ' ');
  // A hundredth of a unit is far below a pixel of any icon here. Only decimals are touched: the digits
  // before them may be two flags and a number, written as one.
  const hundredths = (decimals: string) =>
    `.${Math.min(99, Math.round(Number(decimals) * 100))}`.replace(/\.(?=\d$)/, '.0');
  const rounded = shapes.replace(/\.\d{3,}/g, hundredths);
  return `<symbol id="${id}" viewBox="0 0 24 24">${rounded.trim()}</symbol>`;
}

/** Writes the sprite. */
async function makeSprite(): Promise<void> {
  const symbols = await Promise.all([
    ...lineIcons.map((name) => symbol(name, `${packages}/lucide-static/icons/${name}.svg`)),
    ...brandIcons.map((name) =>
      symbol(`brand-${name}`, `${packages}/simple-icons/icons/${name}.svg`),
    ),
  ]);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  await writeFile(`public${iconSprite}`, sprite);
}

/** An ICO file that holds one PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size, 0, 0, 1, 0, 32, 0], 6);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The icons that browsers ask for by name, from the SVG that the rest take. */
async function makeIcons(): Promise<void> {
  const svg = await readFile('app/icon.svg');
  const png = (size: number) => sharp(svg, { density: 300 }).resize(size, size).png();
  await writeFile('public/favicon.ico', icoOf(await png(32).toBuffer(), 32));
  for (const size of [192, 512]) await png(size).toFile(`public/icon-${size}.png`);
  const touch = png(140).extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' });
  await writeFile(
    'public/apple-touch-icon.png',
    await touch.flatten({ background: '#fff' }).toBuffer(),
  );
}

await Promise.all([writeFontFaces(), makeFonts(), makeSprite(), makeIcons(), makeRegions()]);
