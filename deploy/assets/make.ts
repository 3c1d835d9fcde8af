/** Makes the generated assets before a build: inline scripts, fonts and their Sass, sprite, icons, regions. */
import { makeInlineScripts } from './inlineScripts';
import { makeFonts } from './fonts';
import { makeIcons } from './icons';
import { makeRegions } from './regions';
import { makeSprite } from './sprite';
import { writeWritingStyles } from './writingStyles';

await Promise.all([
  makeInlineScripts(),
  writeWritingStyles(),
  makeFonts(),
  makeSprite(),
  makeIcons(),
  makeRegions(),
]);
