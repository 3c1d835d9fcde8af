// @vitest-environment happy-dom
/** What feedback is about: a choice that only the host's list has outlives a reload. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormIsland } from '@/components/forms/FormIsland.client';
import { HostedSelect } from '@/components/support/HostedSelect.client';
import { formFields, type FieldRow } from '@/config/forms/forms';
import { timings } from '@/config/site/limits';
import { keepDraft, readDraft } from '@/services/page/drafts';

const own = [{ id: 'writer', name: 'Writer' }];
const listed = [...own, { id: 'notes', name: 'Notes' }];
vi.mock('@/services/calls/feedback', () => ({
  fetchFeedbackLists: () => Promise.resolve({ products: listed, categories: own }),
}));

const about = (name: string, label: string) => ({
  ...{ name, label, options: own, choose: 'Choose' },
  row: formFields.feedback[name] as FieldRow,
});

const texts = {
  submit: 'Send',
  sending: 'Sending',
  summary: 'Mend',
  faults: { enter: 'Enter', select: 'Select', fields: {} },
  sent: 'Sent',
  queued: 'Under way',
  tooMany: 'Wait',
  failed: 'Failed',
  again: undefined,
  resubmit: undefined,
};

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a draft’s choice of the host’s list comes back with the list', async () => {
  keepDraft('feedback', { product: 'notes', category: 'writer' });
  render(
    <FormIsland name="feedback" action="/" texts={texts}>
      <HostedSelect {...about('product', 'Product')} />
      <HostedSelect {...about('category', 'Category')} />
    </FormIsland>,
  );
  const product = screen.getByLabelText<HTMLSelectElement>('Product');
  expect(product.value).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(timings.packagesDelay));
  expect(product.value).toBe('notes');
  expect(readDraft('feedback')).toEqual({ product: 'notes', category: 'writer' });
});
