// @vitest-environment happy-dom
/** A download that is clicked before the scripts run is remembered once; what the browser opens elsewhere is not. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bootScript } from '@/services/page/inlineScripts.generated';
import { answered, takeEarlyClick } from '@/services/page/earlyClick';

beforeAll(() => {
  new Function(bootScript)();
});

beforeEach(() => {
  document.body.innerHTML =
    '<a id="file" data-package="mac"><b>Download</b></a>' +
    '<a id="store" data-package="iosStore" target="_blank">Store</a>' +
    '<a id="other">Other</a>';
});

const click = (selector: string, keys: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys }));

test('a download is remembered, wherever the click fell on its link, and once', () => {
  click('b');
  expect(takeEarlyClick()?.id).toBe('file');
  expect(takeEarlyClick()).toBeNull();
});

test.each([
  ['a store that opens in a new tab', '#store', {}],
  ['another link', '#other', {}],
  ['a click for a new tab', '#file', { ctrlKey: true }],
  ['a click for a new tab on a Mac', '#file', { metaKey: true }],
  ['a click for a new window', '#file', { shiftKey: true }],
  ['a click that saves', '#file', { altKey: true }],
])('%s is not', (_, selector, keys) => {
  click(selector, keys);
  expect(takeEarlyClick()).toBeNull();
});

test('what the page has answered is not', () => {
  click('#file');
  answered(document.querySelector('#file') as Element);
  expect(takeEarlyClick()).toBeNull();
});
