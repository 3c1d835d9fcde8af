// @vitest-environment happy-dom
/** The enquiry form drawn in the browser, as the contact dialog has it. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnquiryForm } from '@/components/enquiry/EnquiryForm.shared';
import messages from '@/locales/en-US.json';
import { keepDraft, readDraft } from '@/services/page/drafts';

vi.mock('@/components/ui/SiteLink.client', () => ({
  SiteLink: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}));

const regions: Readonly<Record<string, readonly string[]>> = {
  DE: ['Bayern', 'Hessen'],
  JP: ['Aichi'],
};
vi.mock('@/services/calls/regions', () => ({
  fetchRegions: async (country: string) => regions[country] ?? [],
}));

const { forms } = messages;

function draw() {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ forms }} timeZone="UTC">
      <EnquiryForm title="Multiple subscriptions" />
    </NextIntlClientProvider>,
  );
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  return form;
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('needs the words of forms alone, and is called as the dialog says', () => {
  const form = draw();
  expect(new FormData(form).get('title')).toBe('Multiple subscriptions');
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
    '/privacy-policy/',
  );
  expect(form.noValidate).toBe(true);
});

test('tells faults at their fields, and drawing it again takes none away', () => {
  const form = draw();
  fireEvent.submit(form);
  const name = screen.getByLabelText(forms.enquiry.fullName);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
  fireEvent.input(name, { target: { value: 'Ana' } });
  expect(name.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByLabelText(forms.enquiry.message).getAttribute('aria-invalid')).toBe('true');
});

test('keeps what is typed for the page, and the page’s for it', () => {
  fireEvent.input(draw().elements.namedItem('fullName') as HTMLInputElement, {
    target: { value: 'Ana' },
  });
  cleanup();
  expect((draw().elements.namedItem('fullName') as HTMLInputElement).value).toBe('Ana');
});

const region = () => screen.getByLabelText<HTMLSelectElement>(forms.enquiry.region);

test('has the region of a draft, as a choice of its country', async () => {
  keepDraft('enquiry', { country: 'DE', region: 'bayern' });
  draw();
  await waitFor(() => expect(region().tagName).toBe('SELECT'));
  expect(region().value).toBe('Bayern');
  const draft = { country: 'DE', region: 'Bayern' };
  await waitFor(() => expect(readDraft('enquiry')).toEqual(draft));
});

test('follows the country, and never takes away what is being typed', async () => {
  draw();
  const country = screen.getByLabelText(forms.enquiry.country);
  fireEvent.change(country, { target: { value: 'JP' } });
  await waitFor(() => expect(region().textContent).toContain('Aichi'));
  fireEvent.change(country, { target: { value: 'VA' } });
  await waitFor(() => expect(region().tagName).toBe('INPUT'));
  region().focus();
  fireEvent.input(region(), { target: { value: 'Old town' } });
  fireEvent.change(country, { target: { value: 'DE' } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(region().value).toBe('Old town');
});
