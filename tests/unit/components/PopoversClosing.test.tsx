// @vitest-environment happy-dom
/** Popovers close by a click outside, Escape, Tab and scrolling, and some follow the mouse (specification, section 4). */
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { byId, open, runPopoverPage, toggle, width } from './popoverPage';

runPopoverPage();

describe('an open popover', () => {
  test.each([
    ['main', []],
    ['footer', []],
    ['languages', ['picker']],
  ])('after a click on %s: %j', (target, left) => {
    toggle('picker');
    fireEvent.click(byId(target));
    expect(open()).toEqual(left);
  });

  test('is closed by following a link of the menu', () => {
    toggle('menu');
    toggle('panel');
    fireEvent.click(byId('inside'));
    expect(open()).toEqual([]);
  });

  test('is closed by Escape, which gives focus back to its button', () => {
    toggle('picker');
    fireEvent.keyDown(byId('languages'), { key: 'Escape' });
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(byId('picker-button'));
  });

  test('is closed by Escape after the one within it', () => {
    toggle('menu');
    toggle('panel');
    fireEvent.keyDown(byId('inside'), { key: 'Escape' });
    expect(open()).toEqual(['menu']);
    fireEvent.keyDown(byId('panel-button'), { key: 'Escape' });
    expect(open()).toEqual([]);
  });

  test('is left alone by other keys', () => {
    toggle('picker');
    fireEvent.keyDown(byId('languages'), { key: 'a' });
    expect(open()).toEqual(['picker']);
  });

  test('is closed when the focus goes elsewhere', () => {
    toggle('picker');
    fireEvent.focusIn(byId('panel-button'));
    expect(open()).toEqual([]);
  });

  test.each([
    [1200, []],
    [800, ['picker']],
  ])('at %i px, after scrolling: %j', (pixels, left) => {
    width(pixels);
    toggle('picker');
    fireEvent.scroll(window);
    expect(open()).toEqual(left);
  });
});

describe('a popover that follows the pointer', () => {
  const point = (type: string, pointerType = 'mouse', id = 'linux') =>
    act(() => void byId(id).dispatchEvent(new PointerEvent(type, { pointerType })));

  test('opens and closes with the mouse', () => {
    point('pointerenter');
    expect(open()).toEqual(['linux']);
    point('pointerleave');
    expect(open()).toEqual([]);
  });

  test.each(['touch', 'pen'])('stays shut for %s', (pointerType) => {
    point('pointerenter', pointerType);
    expect(open()).toEqual([]);
  });

  test('is not closed by the click of the mouse that has opened it', () => {
    point('pointerenter');
    fireEvent.click(byId('linux-button'));
    expect(byId('linux').dataset.hovered).toBeUndefined();
  });

  test('is one that is marked so', () => {
    point('pointerenter', 'mouse', 'picker');
    expect(open()).toEqual([]);
  });
});
