// @vitest-environment happy-dom
/** Parts that come late: drawn when they are there, left out when they can't be had or fail. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from '@/components/islands/lazyPart.client';

afterEach(cleanup);

const Waiting = ({ name }: { name: string }) => <p>waiting for {name}</p>;
const drawn = (Part: React.ComponentType<{ name: string }>) =>
  render(
    <main>
      <p>the page</p>
      <Part name="Ada" />
    </main>,
  );

test('a part is drawn with its props once it is there, its stand-in until then', async () => {
  const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
  drawn(lazyPart('greeting', () => Promise.resolve({ default: Greeting }), Waiting));
  expect(screen.getByText('waiting for Ada')).toBeDefined();
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(screen.queryByText('waiting for Ada')).toBeNull();
});

test('a part that can’t be had leaves the page as it is, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  drawn(lazyPart('greeting', () => Promise.reject(new Error('offline'))));
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^greeting: .*offline/)),
  );
  expect(screen.getByRole('main').textContent).toBe('the page');
});

test('the stand-in stays where the part can’t be had', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  drawn(lazyPart('greeting', () => Promise.reject(new Error('offline')), Waiting));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(await screen.findByText('waiting for Ada')).toBeDefined();
});

test('a part that fails takes nothing with it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const Broken = (): never => {
    throw new Error('no such thing');
  };
  drawn(lazyPart('greeting', () => Promise.resolve({ default: Broken }), Waiting));
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^greeting: .*no such thing/),
    ),
  );
  expect(screen.getByText('the page')).toBeDefined();
  expect(screen.getByText('waiting for Ada')).toBeDefined();
});
