/** The service worker of notifications: what it shows, and where a click leads. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const origin = 'https://www.example.com';
const source = readFileSync('public/push-worker.js', 'utf8');

type Listener = (event: object) => void;

let listeners: Record<string, Listener>;
const show = vi.fn();
const openWindow = vi.fn();
let pages: { url: string; focus: () => void }[];

beforeEach(() => {
  listeners = {};
  pages = [];
  show.mockReset();
  openWindow.mockReset();
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
    registration: { showNotification: show },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  };
  runInNewContext(source, { self, URL });
});

function push(text: string | null) {
  const data = text === null ? null : { json: () => JSON.parse(text) as unknown };
  listeners.push?.({ data, waitUntil: () => undefined });
}

async function click(data: unknown) {
  const ended: Promise<void>[] = [];
  const notification = { close: vi.fn(), data };
  listeners.notificationclick?.({
    notification,
    waitUntil: (promise: Promise<void>) => ended.push(promise),
  });
  await Promise.all(ended);
  expect(notification.close).toHaveBeenCalledOnce();
}

test('listens to nothing else', () => {
  expect(Object.keys(listeners).sort()).toEqual(['notificationclick', 'push']);
});

describe('a message', () => {
  test('is shown, with a page of this site to open', () => {
    push('{"title":"12.3 is out","body":"See what is new","url":"/whatsnew/linux/"}');
    expect(show).toHaveBeenCalledOnce();
    expect(show).toHaveBeenCalledWith('12.3 is out', {
      body: 'See what is new',
      icon: '/apple-touch-icon.png',
      data: { url: `${origin}/whatsnew/linux/` },
    });
  });

  test('needs a title only, and is cut where it is long', () => {
    push(JSON.stringify({ title: 'x'.repeat(500), body: 'y'.repeat(500) }));
    expect(show).toHaveBeenCalledWith(
      'x'.repeat(100),
      expect.objectContaining({ body: 'y'.repeat(300), data: { url: `${origin}/` } }),
    );
  });

  test.each([
    null,
    '',
    'text',
    'null',
    '[]',
    '{}',
    '{"title":""}',
    '{"title":7}',
    '{"title":"a","body":{}}',
    '{"title":"a","url":1}',
  ])('%s is none, and shows nothing', (text) => {
    push(text);
    expect(show).not.toHaveBeenCalled();
  });

  test.each([
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['https://www.example.com.evil.example/', '/'],
    ['http://[', '/'],
    ['https://www.example.com/pricing/?a=b#c', '/pricing/?a=b#c'],
    ['pricing/', '/pricing/'],
  ])('that leads to %s leads to %s', (url, path) => {
    push(JSON.stringify({ title: 'a', url }));
    expect(show.mock.calls[0]?.[1]).toMatchObject({ data: { url: origin + path } });
  });
});

describe('a click', () => {
  test('opens the page, or brings the one to the front that shows it', async () => {
    const focus = vi.fn();
    pages = [{ url: `${origin}/pricing/`, focus }];
    await click({ url: `${origin}/whatsnew/linux/` });
    expect(openWindow).toHaveBeenCalledWith(`${origin}/whatsnew/linux/`);
    await click({ url: `${origin}/pricing/` });
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledOnce();
  });

  test.each([undefined, null, {}, { url: 'https://evil.example/' }])(
    'on a notification with %j opens the home page',
    async (data) => {
      await click(data);
      expect(openWindow).toHaveBeenCalledWith(`${origin}/`);
    },
  );
});
