/** Cuts the fonts to the characters that the site's languages need. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontFiles, fontPath, type FontFile, type FontName } from '@/config/site/fonts';

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

/** Writes every font file. */
export async function makeFonts(): Promise<void> {
  await rm('public/fonts', { recursive: true, force: true });
  await mkdir('public/fonts', { recursive: true });
  const names = Object.keys(fontFiles) as FontName[];
  for (const name of names) {
    const { source, range, features }: FontFile = fontFiles[name];
    const whole = await readFile(`node_modules/@fontsource-variable/${source}`);
    const subset = await subsetFont(whole, characters(range), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: features && [...features],
    });
    await writeFile(`public${fontPath(name)}`, subset);
  }
}
