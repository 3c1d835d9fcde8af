// @vitest-environment happy-dom
/** The dialog kit: what counts as the visitor's wish to close. */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '@/components/dialogs/Dialog.client';

const onClose = vi.fn();

function show() {
  return render(
    <StrictMode>
      <Dialog name="test" title="A heading" close="Close" onClose={onClose}>
        <p>Words</p>
      </Dialog>
    </StrictMode>,
  );
}

beforeEach(() => onClose.mockClear());
afterEach(cleanup);

test('it is open at once, and named by its heading', () => {
  const { getByRole } = show();
  const dialog = getByRole('dialog', { name: 'A heading' }) as HTMLDialogElement;
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

describe('it closes', () => {
  test('when the browser has closed it', () => {
    const dialog = show().getByRole('dialog') as HTMLDialogElement;
    dialog.open = false;
    fireEvent(dialog, new Event('close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test.each([
    ['beside it', 20, 20, 1],
    ['inside', 200, 200, 0],
    ['from inside to beside it', 200, 20, 0],
    ['from beside it to inside', 20, 200, 0],
  ])('after a click %s', (_, from, to, times) => {
    const dialog = show().getByRole('dialog') as HTMLDialogElement;
    const rect = { left: 100, right: 300, top: 100, bottom: 300 } as DOMRect;
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(rect);
    const close = vi.spyOn(dialog, 'close');
    fireEvent.pointerDown(dialog, { clientX: from, clientY: 200 });
    fireEvent.click(dialog, { clientX: to, clientY: 200 });
    expect(close).toHaveBeenCalledTimes(times);
  });
});

test('leaving the page is no wish to close, whenever the browser tells of it', () => {
  const { getByRole, unmount } = show();
  const dialog = getByRole('dialog') as HTMLDialogElement;
  unmount();
  expect(dialog.open).toBe(false);
  dialog.dispatchEvent(new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});
