/** Makes the generated assets before a build: font subsets with their Sass, icons, the regions of countries. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { optimize, type Config } from 'svgo';
import { fontFiles, fontPath, type FontFile, type FontName } from '@/config/site/fonts';
import { brandIcons, iconSprite, lineIcons } from '@/config/site/icons';
import { writeWritingStyles } from './writingStyles';
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

/** A line of no length is a dot where its ends are round. */
const plugins: Config['plugins'] = [
  { name: 'preset-default', params: { overrides: { convertPathData: { removeUseless: false } } } },
];

/**
 * An icon file as a symbol of the sprite; presentation stays with the `<svg>` that uses it.
 * @param digits decimals of a unit, 24 of which are an icon's width.
 */
async function symbol(id: string, file: string, digits: number): Promise<string> {
  const svg = (await readFile(file, 'utf8'))
    .replace(/<svg[^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">')
    .replace(/<title>.*?<\/title>/, '');
  const { data } = optimize(svg, { multipass: true, floatPrecision: digits, plugins });
  const shapes = /<svg[^>]*>([\s\S]+)<\/svg>/.exec(data)?.[1];
  if (!shapes)
    throw new Error(`${file} is not an SVG icon: check its name in config/site/icons.ts`);
  return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

/** Writes the sprite. */
async function makeSprite(): Promise<void> {
  const symbols = await Promise.all([
    ...lineIcons.map((name) => symbol(name, `${packages}/lucide-static/icons/${name}.svg`, 2)),
    ...brandIcons.map((name) =>
      // Filled shapes can do with fewer digits than lines: a tenth of a unit is a tenth of a pixel.
      symbol(`brand-${name}`, `${packages}/simple-icons/icons/${name}.svg`, 1),
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

await Promise.all([writeWritingStyles(), makeFonts(), makeSprite(), makeIcons(), makeRegions()]);
