// @vitest-environment happy-dom
/** Copying what is shown: by the clipboard, by the old command, or left selected for the visitor. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyTextOf } from '@/services/page/copyText';

const text = 'echo "ab  wps-office.deb" | sha256sum -c';
let code: HTMLElement;
let selected: Element | null;

beforeEach(() => {
  selected = null;
  document.body.innerHTML = '<code></code>';
  code = document.querySelector('code') ?? document.body;
  // Word by word, as it is drawn.
  for (const word of text.match(/\S+ */g) ?? [])
    code.append(Object.assign(document.createElement('span'), { textContent: word }));
  vi.stubGlobal('getSelection', () => ({
    selectAllChildren: (element: Element) => (selected = element),
    removeAllRanges: () => (selected = null),
  }));
});
afterEach(() => vi.unstubAllGlobals());

/** Plays the browser: whether its clipboard, and its old command, do what they are asked. */
function play(clipboard: boolean, command: boolean) {
  const writeText = vi.fn<(copied: string) => Promise<void>>(() =>
    clipboard ? Promise.resolve() : Promise.reject(new DOMException('no', 'NotAllowedError')),
  );
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const execCommand = vi.fn(() => command);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
  return { writeText, execCommand };
}

test('the clipboard gets the text as it is to be typed, and nothing stays selected', async () => {
  const { writeText, execCommand } = play(true, false);
  expect(await copyTextOf(code)).toBe(true);
  expect(writeText).toHaveBeenCalledWith(text);
  expect(execCommand).not.toHaveBeenCalled();
  expect(selected).toBeNull();
});

test('where the clipboard is out of reach the selection is copied', async () => {
  const { execCommand } = play(false, true);
  expect(await copyTextOf(code)).toBe(true);
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(selected).toBeNull();
});

test('what can be copied neither way stays selected', async () => {
  play(false, false);
  expect(await copyTextOf(code)).toBe(false);
  expect(selected).toBe(code);
});

test('a browser without a clipboard uses the old command', async () => {
  const { execCommand } = play(false, true);
  vi.stubGlobal('navigator', {});
  expect(await copyTextOf(code)).toBe(true);
  expect(execCommand).toHaveBeenCalledOnce();
});
