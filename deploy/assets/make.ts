/** Makes the generated assets before a build: boot script, fonts and their Sass, sprite, icons, regions. */
import { makeBootScript } from './bootScript';
import { makeFonts } from './fonts';
import { makeIcons } from './icons';
import { makeRegions } from './regions';
import { makeSprite } from './sprite';
import { writeWritingStyles } from './writingStyles';

await Promise.all([
  makeBootScript(),
  writeWritingStyles(),
  makeFonts(),
  makeSprite(),
  makeIcons(),
  makeRegions(),
]);
