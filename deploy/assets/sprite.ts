/** Makes the icon sprite: one file that every page's `<use>` names, from the icon sets of packages. */
import { readFile, writeFile } from 'node:fs/promises';
import { optimize, type Config } from 'svgo';
import { brandIcons, iconSprite, lineIcons } from '@/config/site/icons';

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
export async function makeSprite(): Promise<void> {
  const symbols = await Promise.all([
    ...lineIcons.map((name) => symbol(name, `node_modules/lucide-static/icons/${name}.svg`, 2)),
    ...brandIcons.map((name) =>
      // Filled shapes can do with fewer digits than lines: a tenth of a unit is a tenth of a pixel.
      symbol(`brand-${name}`, `node_modules/simple-icons/icons/${name}.svg`, 1),
    ),
  ]);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  await writeFile(`public${iconSprite}`, sprite);
}
