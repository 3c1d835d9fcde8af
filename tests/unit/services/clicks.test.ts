/** Clicks that the page may answer: none that means another tab, a saved file or a menu. */
import { expect, test } from 'vitest';
import { isPlainClick } from '@/services/rules/clicks';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a click of the main button alone is plain', () => expect(isPlainClick(plain)).toBe(true));

test.each([
  ['the wheel', { button: 1 }],
  ['the second button', { button: 2 }],
  ['⌘, for a tab on a Mac', { metaKey: true }],
  ['Ctrl, for a tab elsewhere', { ctrlKey: true }],
  ['Shift, for a window', { shiftKey: true }],
  ['Alt, to save', { altKey: true }],
])('%s makes it another', (_, change) => expect(isPlainClick({ ...plain, ...change })).toBe(false));
