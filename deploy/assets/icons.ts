/** Makes the icons of the site itself, for tabs and home screens. */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

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
export async function makeIcons(): Promise<void> {
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
