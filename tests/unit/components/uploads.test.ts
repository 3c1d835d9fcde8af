/** Attachments: how the list changes, and what of it the form holds. */
import { describe, expect, test } from 'vitest';
import { uploadsAfter, uploadsValue, type UploadRow } from '@/components/support/uploads.client';
import { maxAttachments } from '@/config/forms/feedback';

const file = (key: string) => ({ key, name: `${key}.txt`, size: 4 });
const after = (...events: Parameters<typeof uploadsAfter>[1][]) =>
  events.reduce<readonly UploadRow[]>(uploadsAfter, []);

test('files are added up to the limit, and those beyond are refused', () => {
  const files = Array.from({ length: maxAttachments + 2 }, (_, index) => file(String(index)));
  const rows = after({ type: 'add', files });
  expect(rows.filter(({ state }) => state === 'checking')).toHaveLength(maxAttachments);
  expect(rows.filter(({ fault }) => fault === 'count')).toHaveLength(2);
});

test('refused files take no place', () => {
  const files = Array.from({ length: maxAttachments }, (_, index) => file(String(index)));
  const rows = after(
    { type: 'add', files },
    { type: 'change', key: '0', to: { state: 'refused', fault: 'type' } },
    { type: 'add', files: [file('new')] },
  );
  expect(rows.at(-1)).toMatchObject({ key: 'new', state: 'checking' });
});

test('a row changes and goes by its key; an unknown key changes nothing', () => {
  const rows = after(
    { type: 'add', files: [file('a'), file('b')] },
    { type: 'change', key: 'a', to: { state: 'done', id: '1' } },
    { type: 'change', key: 'z', to: { state: 'failed' } },
    { type: 'remove', key: 'b' },
  );
  expect(rows).toEqual([{ ...file('a'), part: 0, state: 'done', id: '1' }]);
  expect(uploadsAfter(rows, { type: 'clear' })).toEqual([]);
});

test('files that arrived before a reload are there again', () => {
  const files = [
    { id: '1', name: 'a.txt', size: 4 },
    { name: 'b.txt', size: 4 },
  ];
  const rows = after({ type: 'restore', files });
  expect(rows).toEqual([{ key: '1', id: '1', name: 'a.txt', size: 4, part: 1, state: 'done' }]);
});

describe('what the form holds', () => {
  test('is empty without files', () => expect(uploadsValue([])).toBe(''));

  test('has all files but those that can’t be sent', () => {
    const rows = after(
      { type: 'add', files: [file('a'), file('b'), file('c')] },
      { type: 'change', key: 'a', to: { state: 'done', id: '1' } },
      { type: 'change', key: 'b', to: { state: 'refused', fault: 'size' } },
      { type: 'change', key: 'c', to: { state: 'failed' } },
    );
    expect(JSON.parse(uploadsValue(rows))).toEqual([
      { id: '1', name: 'a.txt', size: 4 },
      { name: 'c.txt', size: 4 },
    ]);
  });
});
