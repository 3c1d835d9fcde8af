/** The header's look: the complete truth table. */
import { describe, expect, test } from 'vitest';
import { layout } from '@/config/site/limits';
import { headerLook } from '@/services/rules/header';

const at = layout.headerScrollThreshold;

/** Rule and page type, and the look while nothing raises the header. */
const rest = [
  ['dark', false, 'homePlanA', 'dark', false],
  ['dark', false, 'homePlanB', 'dark', false],
  ['dark', true, 'homePlanA', 'dark', true],
  ['dark', true, 'homePlanB', 'dark', true],
  ['white', false, 'homePlanA', 'white', false],
  ['white', false, 'homePlanB', 'white', false],
  ['white', true, 'homePlanA', 'dark', true],
  ['white', true, 'homePlanB', 'dark', true],
  ['whiteOnHomePlanA', false, 'homePlanA', 'white', false],
  ['whiteOnHomePlanA', false, 'homePlanB', 'dark', false],
  ['whiteOnHomePlanA', true, 'homePlanA', 'dark', true],
  ['whiteOnHomePlanA', true, 'homePlanB', 'dark', true],
] as const;

/** Scroll position, header clicked, page scroll forbidden. */
const raising = [
  [at + 1, false, false],
  [0, true, false],
  [0, false, true],
  [at + 1, true, false],
  [at + 1, false, true],
  [0, true, true],
  [at + 1, true, true],
] as const;

describe.each(rest)(
  'a page with a %s header, background %s, on %s',
  (theme, background, homePageType, restTheme, restBackground) => {
    const rule = { theme, background, download: true };

    test.each([0, at, -50])(`is ${restTheme} at rest, scrolled to %i`, (scrollTop) => {
      const still = { bodyScrolled: false, headerClicked: false, forbidPageScroll: false };
      const look = headerLook({ rule, homePageType, scrollTop, ...still });
      expect(look).toEqual({ theme: restTheme, background: restBackground });
    });

    test.each(raising)(
      'is dark with a background at scroll %i, clicked %s, locked %s',
      (scrollTop, headerClicked, forbidPageScroll) => {
        const bodyScrolled = scrollTop > at;
        const state = { rule, homePageType, scrollTop, bodyScrolled };
        const look = headerLook({ ...state, headerClicked, forbidPageScroll });
        expect(look).toEqual({ theme: 'dark', background: true });
      },
    );
  },
);

test('the header rises just above the threshold, and its text is dark as soon as the page is scrolled', () => {
  const rule = { theme: 'white', background: false, download: true } as const;
  const touched = { headerClicked: false, forbidPageScroll: false };
  const still = { rule, homePageType: '', bodyScrolled: false, ...touched };
  expect(headerLook({ ...still, scrollTop: at })).toEqual({ theme: 'white', background: false });
  expect(headerLook({ ...still, scrollTop: at + 0.5 }).background).toBe(true);
  expect(headerLook({ ...still, scrollTop: 0, bodyScrolled: true }).theme).toBe('dark');
});
