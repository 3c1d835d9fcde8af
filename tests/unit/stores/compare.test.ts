/** The bars of the plan comparison. */
import { afterEach, expect, test } from 'vitest';
import { tableScrolled, useCompare } from '@/stores/compare';

afterEach(() => useCompare.setState(useCompare.getInitialState()));

test('nothing is shown at first', () => {
  expect(useCompare.getInitialState()).toEqual({
    isShowTopCompareNav: false,
    isShowBottomCompareNav: false,
    isShowPayBox: false,
    showPopup: false,
  });
});

test.each([
  ['the table is out of view', { table: false, head: false, end: false }, false, false],
  ['its head is in view', { table: true, head: true, end: false }, false, true],
  ['only its rows are in view', { table: true, head: false, end: false }, true, true],
  ['its end is in view', { table: true, head: false, end: true }, true, false],
  ['all of it is in view', { table: true, head: true, end: true }, false, false],
])('%s', (_, inView, top, bottom) => {
  tableScrolled(inView);
  expect(useCompare.getState()).toMatchObject({
    isShowTopCompareNav: top,
    isShowBottomCompareNav: bottom,
  });
});
