// @vitest-environment happy-dom
/** A popover that opens: it closes the others, raises the header, and may lock the page (specification, section 4). */
import { describe, expect, test } from 'vitest';
import { useGlobal } from '@/stores/global';
import { byId, open, runPopoverPage, toggle, width } from './popoverPage';

runPopoverPage();

describe('a popover that opens', () => {
  test.each([
    ['picker', 'panel', ['picker']],
    ['linux', 'picker', ['linux']],
    ['panel', 'menu', ['menu', 'panel']],
    ['menu', 'picker', ['menu']],
  ])('(%s) closes %s, unless it is part of it', (id, other, left) => {
    toggle(other);
    toggle(id);
    expect(open()).toEqual(left);
  });

  test.each([
    [1200, 'picker', true, false],
    [1200, 'panel', true, false],
    [800, 'picker', true, true],
    [800, 'menu', true, true],
    [800, 'panel', true, false],
    [993, 'picker', true, false],
    [992, 'picker', true, true],
    [800, 'linux', false, false],
  ])('at %i px (%s) clicks the header: %s, locks the page: %s', (pixels, id, clicked, locked) => {
    width(pixels);
    toggle(id);
    const state = { headerClicked: clicked, forbidPageScroll: locked };
    expect(useGlobal.getState()).toMatchObject(state);
    expect(byId('main').hasAttribute('inert')).toBe(locked);
    expect(byId('footer').hasAttribute('inert')).toBe(locked);
    expect(document.documentElement.hasAttribute('data-locked')).toBe(locked);
  });

  test('gives all back when it closes', () => {
    width(800);
    toggle('menu');
    toggle('menu', false);
    const state = { headerClicked: false, forbidPageScroll: false };
    expect(useGlobal.getState()).toMatchObject(state);
    expect(byId('main').hasAttribute('inert')).toBe(false);
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
  });
});
