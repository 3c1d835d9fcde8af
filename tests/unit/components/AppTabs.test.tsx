// @vitest-environment happy-dom
/** Tabs after the ARIA pattern, by mouse and by keyboard. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppTabs } from '@/components/home/AppTabs.client';

const ids = ['writer', 'presentation', 'spreadsheets', 'pdf'];
const tabs = ids.map((id) => ({ id, label: `The ${id}`, panel: <p>About {id}</p> }));

beforeEach(() => {
  render(
    <>
      <AppTabs label="Apps" tabs={tabs} />
      <a href="#next">Next</a>
    </>,
  );
});
afterEach(cleanup);

const tab = (id: string) => screen.getByRole('tab', { name: `The ${id}` });
const shownPanels = () =>
  screen
    .getAllByRole('tabpanel')
    .filter((panel) => panel.dataset.shown === 'true')
    .map((panel) => panel.textContent);

/** One tab is selected, the only one that Tab reaches, and its panel alone is shown. */
function expectSelected(id: string): void {
  for (const each of ids) {
    expect(tab(each).getAttribute('aria-selected')).toBe(String(each === id));
    expect(tab(each).tabIndex).toBe(each === id ? 0 : -1);
  }
  expect(shownPanels()).toEqual([`About ${id}`]);
}

describe('the tabs', () => {
  test('are a named list, with the first selected', () => {
    expect(screen.getByRole('tablist', { name: 'Apps' }).children).toHaveLength(4);
    expectSelected('writer');
  });

  test.each(ids)('join %s and its panel by id', (id) => {
    const panel = document.getElementById(tab(id).getAttribute('aria-controls') ?? '');
    expect(panel?.textContent).toBe(`About ${id}`);
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab(id).id);
  });

  test.each(ids)('have all their text in the page, %s included', (id) => {
    expect(screen.getByText(`About ${id}`)).toBeTruthy();
  });

  test('show what is clicked', async () => {
    await userEvent.click(tab('spreadsheets'));
    expectSelected('spreadsheets');
  });

  test('are no buttons that send a form', () => {
    expect(tab('pdf').getAttribute('type')).toBe('button');
  });
});

describe('the keyboard', () => {
  test.each([
    ['writer', '{ArrowRight}', 'presentation'],
    ['pdf', '{ArrowRight}', 'writer'],
    ['presentation', '{ArrowLeft}', 'writer'],
    ['writer', '{ArrowLeft}', 'pdf'],
    ['spreadsheets', '{Home}', 'writer'],
    ['writer', '{Home}', 'writer'],
    ['writer', '{End}', 'pdf'],
    ['pdf', '{End}', 'pdf'],
    ['writer', '{ArrowRight}{ArrowRight}{ArrowRight}', 'pdf'],
    ['presentation', '{ArrowDown}', 'presentation'],
    ['presentation', '{ArrowUp}', 'presentation'],
    ['presentation', 'x', 'presentation'],
  ])('on %s moves with %s to %s', async (from, keys, to) => {
    await userEvent.click(tab(from));
    await userEvent.keyboard(keys);
    expectSelected(to);
    expect(document.activeElement).toBe(tab(to));
  });

  test('reaches the selected tab alone, and leaves by the next Tab', async () => {
    await userEvent.click(tab('presentation'));
    (document.activeElement as HTMLElement).blur();
    document.body.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('presentation'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next' }));
  });
});
