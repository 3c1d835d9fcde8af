// @vitest-environment happy-dom
/** Parts that come late: drawn when they are there, left out when they can't be had. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from '@/components/behaviour/lazyPart.client';

afterEach(cleanup);

test('a part is drawn with its props once it is there', async () => {
  const Part = lazyPart('greeting', () =>
    Promise.resolve({ default: ({ name }: { name: string }) => <p>Hello {name}</p> }),
  );
  render(
    <Suspense fallback={null}>
      <Part name="Ada" />
    </Suspense>,
  );
  expect(await screen.findByText('Hello Ada')).toBeDefined();
});

test('a part that can’t be had leaves the page as it is, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const Part = lazyPart<object>('greeting', () => Promise.reject(new Error('offline')));
  render(
    <Suspense fallback={<p>waiting</p>}>
      <p>the page</p>
      <Part />
    </Suspense>,
  );
  await waitFor(() => expect(screen.queryByText('waiting')).toBeNull());
  expect(screen.getByText('the page')).toBeDefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^greeting: .*offline/));
});
