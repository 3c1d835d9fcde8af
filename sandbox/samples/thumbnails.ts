/** Draws the thumbnails of sample templates: a sheet of paper, a grid or a slide in the design's colours. */

/** The colours of a design. */
export interface Colors {
  readonly paper: string;
  readonly main: string;
  readonly soft: string;
}

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 2) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** A different small number for each place, always the same for the same template. */
const vary = (seed: number, at: number, range: number) => (seed * 7 + at * 13 + 5) % range;

function page({ paper, main, soft }: Colors, seed: number): string {
  const lines = Array.from({ length: 9 }, (_, line) =>
    rect(134, 128 + line * 14, line % 4 === 3 ? 70 : 116 + vary(seed, line, 16), 5, '#d4d7dd'),
  );
  const head =
    seed % 2 ? rect(110, 24, 180, 62, main, 0) : rect(134, 56, 84 + vary(seed, 1, 40), 14, main);
  return rect(110, 24, 180, 276, paper, 0) + head + rect(134, 98, 60, 8, soft) + lines.join('');
}

function grid({ paper, main, soft }: Colors, seed: number): string {
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = 106 + row * 24;
    const fill = row % 2 ? paper : '#f6f7f9';
    const bar = rect(268, y + 8, 14 + vary(seed, row, 52), 8, row % 3 ? soft : main);
    return (
      rect(44, y, 312, 24, fill, 0) +
      rect(56, y + 9, 60 + vary(seed, row, 30), 6, '#c6cad2') +
      rect(186, y + 9, 44, 6, '#d4d7dd') +
      bar
    );
  });
  return (
    rect(44, 36, 312, 240, paper, 4) +
    rect(56, 50, 110, 12, main) +
    rect(44, 78, 312, 28, main, 0) +
    rows.join('')
  );
}

function slide({ paper, main, soft }: Colors, seed: number): string {
  const right = 236 + vary(seed, 2, 30);
  return (
    rect(36, 58, 328, 184, paper, 4) +
    rect(right, 58, 364 - right, 184, main, 4) +
    `<circle cx="${right + 44}" cy="${150 - vary(seed, 3, 24)}" r="${26 + vary(seed, 4, 18)}" fill="${soft}"/>` +
    rect(60, 100, 130, 16, main) +
    rect(60, 124, 90 + vary(seed, 5, 40), 16, main) +
    rect(60, 160, 110, 7, '#c6cad2') +
    rect(60, 174, 84, 7, '#c6cad2')
  );
}

const drawings = { writer: page, spreadsheets: grid, presentation: slide };

/** An app whose templates have thumbnails. */
export type Drawn = keyof typeof drawings;

/** A thumbnail, 400 × 300. @param seed makes templates of one design differ. */
export function thumbnail(app: Drawn, colors: Colors, seed: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><rect width="400" height="300" fill="#eceef2"/>${drawings[app](colors, seed)}</svg>`;
}
