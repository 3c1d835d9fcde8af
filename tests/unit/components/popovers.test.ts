// @vitest-environment happy-dom
/** Popovers are `<details data-popover>`: which are open, what belongs to them, what they lock. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  closePopovers,
  isWithin,
  locksPage,
  openPopovers,
} from '@/components/behaviour/popoverDom.client';

beforeEach(() => {
  document.body.innerHTML = `
    <details id="menu" data-popover data-lock data-controls="region" open>
      <summary id="menu-button">Menu</summary>
    </details>
    <nav id="region">
      <details id="panel" data-popover open>
        <summary id="panel-button">Product</summary><a id="inside" href="#a">Windows</a>
      </details>
      <a id="beside" href="#b">Pricing</a>
    </nav>
    <details id="picker" data-popover open><summary>Language</summary></details>
    <details id="shut" data-popover><summary>Shut</summary></details>
    <details id="faq" open><summary>Question</summary></details>
    <p id="outside">Text</p>`;
});
afterEach(() => document.body.replaceChildren());

const byId = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const open = () => openPopovers().map(({ id }) => id);

test('the open popovers are found, and no other details', () => {
  expect(open()).toEqual(['menu', 'panel', 'picker']);
});

describe('isWithin', () => {
  test.each([
    ['menu', 'menu', true],
    ['menu-button', 'menu', true],
    ['region', 'menu', true],
    ['inside', 'menu', true],
    ['beside', 'menu', true],
    ['inside', 'panel', true],
    ['beside', 'panel', false],
    ['menu-button', 'panel', false],
    ['inside', 'picker', false],
    ['outside', 'menu', false],
  ])('%s is within %s: %s', (node, popover, within) => {
    expect(isWithin(byId(node), byId(popover))).toBe(within);
  });

  test('nothing is within no popover', () => {
    expect(isWithin(null, byId('menu'))).toBe(false);
  });

  test('a region that is not there holds nothing', () => {
    byId('menu').dataset.controls = 'gone';
    expect(isWithin(byId('inside'), byId('menu'))).toBe(false);
    expect(isWithin(byId('menu-button'), byId('menu'))).toBe(true);
  });
});

describe('closePopovers', () => {
  test('closes all', () => {
    closePopovers();
    expect(open()).toEqual([]);
    expect(byId('faq').open).toBe(true);
  });

  test.each([
    ['outside', []],
    ['faq', []],
    ['picker', ['picker']],
    ['inside', ['menu', 'panel']],
    ['beside', ['menu']],
    ['menu-button', ['menu']],
  ])('leaves what %s is part of', (node, left) => {
    closePopovers(byId(node));
    expect(open()).toEqual(left);
  });
});

test.each([
  ['menu', false, true],
  ['menu', true, false],
  ['picker', false, false],
  ['picker', true, false],
])('%s on a PC (%s) locks the page: %s', (popover, isPc, locks) => {
  expect(locksPage(byId(popover), isPc)).toBe(locks);
});
