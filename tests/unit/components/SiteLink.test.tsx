// @vitest-environment happy-dom
/** The one link to pages of the site: a page is fetched ahead when the visitor means it, not before. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteLink } from '@/components/ui/SiteLink.client';

const { fetchAhead } = vi.hoisted(() => ({ fetchAhead: vi.fn() }));
vi.mock('@/services/page/pagesAhead', () => ({ fetchAhead }));
const push = vi.fn();

beforeEach(() => {
  fetchAhead.mockReset();
  push.mockReset();
  const router = { push } as unknown as AppRouterInstance;
  render(
    <AppRouterContext value={router}>
      <SiteLink href="/de-DE/download/#packages" className="link" data-report="download">
        Laden
      </SiteLink>
    </AppRouterContext>,
  );
});
afterEach(cleanup);

const link = () => screen.getByRole('link', { name: 'Laden' });

test('is a plain anchor with the localized path, and what else it is given', () => {
  expect(link().getAttribute('href')).toBe('/de-DE/download/#packages');
  expect(link().className).toBe('link');
  expect(link().dataset.report).toBe('download');
});

test('fetches nothing by being there', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetchAhead).not.toHaveBeenCalled();
});

test('fetches its page when the mouse comes near', async () => {
  await userEvent.hover(link());
  expect(fetchAhead).toHaveBeenCalledExactlyOnceWith('/de-DE/download/#packages');
});

test('fetches its page when it is focused', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(link());
  expect(fetchAhead).toHaveBeenCalledExactlyOnceWith('/de-DE/download/#packages');
});

test('fetches its page when it is touched', () => {
  fireEvent.touchStart(link());
  expect(fetchAhead).toHaveBeenCalledExactlyOnceWith('/de-DE/download/#packages');
});

test('is followed without loading a page anew', () => {
  expect(fireEvent.click(link())).toBe(false);
  expect(push).toHaveBeenCalledExactlyOnceWith('/de-DE/download/#packages');
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('is left to the browser with %j', (how) => {
  // happy-dom would follow the link.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(), how);
  expect(push).not.toHaveBeenCalled();
});
