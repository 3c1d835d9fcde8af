/** Breakpoints and sizes are in Sass and in TypeScript: the two must say the same. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layout } from '@/config/site/limits';

const source = readFileSync('components/styles/_tokens.scss', 'utf8');
const tokens = new Map(
  [...source.matchAll(/^\$([a-z-]+): (\d+)px;/gm)].map(([, name, value]) => [name, Number(value)]),
);

test.each([
  ['breakpoint-pc', 'breakpointPc', 992],
  ['breakpoint-wide', 'breakpointWide', 1366],
  ['header-height', 'headerHeight', 64],
] as const)('$%s is layout.%s, %i px', (token, name, pixels) => {
  expect(tokens.get(token)).toBe(pixels);
  expect(layout[name]).toBe(pixels);
});
