/** Makes the generated assets before a build: fonts and their Sass, sprite, icons, the regions of countries. */
import { makeFonts } from './fonts';
import { makeIcons } from './icons';
import { makeRegions } from './regions';
import { makeSprite } from './sprite';
import { writeWritingStyles } from './writingStyles';

await Promise.all([writeWritingStyles(), makeFonts(), makeSprite(), makeIcons(), makeRegions()]);
