/** The thumbnails of sample templates: a drawing for each app, in the colours of a design. */
import { readFileSync } from 'node:fs';

/** The colours of a design. */
export type Colors = Readonly<Record<'paper' | 'main' | 'soft', string>>;

/** An app whose templates have thumbnails: `thumbnails/<app>.svg`. */
export type Drawn = 'writer' | 'spreadsheets' | 'presentation';

/** A thumbnail, 400 × 300. */
export function thumbnail(app: Drawn, colors: Colors): string {
  const drawing = readFileSync(new URL(`./thumbnails/${app}.svg`, import.meta.url), 'utf8');
  return drawing.replace(/\{(\w+)\}/g, (_, name: keyof Colors) => colors[name]);
}
