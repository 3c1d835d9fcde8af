// @vitest-environment happy-dom
/** What feedback is about: a choice that only the host's list has outlives a reload. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormIsland } from '@/components/forms/FormIsland.client';
import { FeedbackChoices } from '@/components/support/FeedbackChoices.client';
import { timings } from '@/config/site/limits';
import { keepDraft, readDraft } from '@/services/page/drafts';

const own = [{ id: 'writer', name: 'Writer' }];
const listed = [...own, { id: 'notes', name: 'Notes' }];
vi.mock('@/services/calls/feedback', () => ({
  fetchFeedbackLists: () => Promise.resolve({ products: listed, categories: own }),
}));

const texts = {
  submit: 'Send',
  sending: 'Sending',
  summary: 'Mend',
  faults: { enter: 'Enter', select: 'Select', fields: {} },
  sent: 'Sent',
  failed: 'Failed',
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
      <FeedbackChoices
        choose="Choose"
        product="Product"
        products={own}
        category="Category"
        categories={own}
      />
    </FormIsland>,
  );
  const product = screen.getByLabelText<HTMLSelectElement>('Product');
  expect(product.value).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(timings.packagesDelay));
  expect(product.value).toBe('notes');
  expect(readDraft('feedback')).toEqual({ product: 'notes', category: 'writer' });
});
