/** Attachments: how the list changes, and what of it the form holds. */
import { describe, expect, test } from 'vitest';
import {
  hasRoom,
  restoredRows,
  uploadsValue,
  type UploadRow,
} from '@/components/support/uploadRows.client';
import { uploadsAfter, type UploadEvent } from '@/components/support/uploads.client';
import { maxAttachments, type FileFault } from '@/config/forms/feedback';

const file = (key: string, fault: FileFault | null = null) => ({
  ...{ key, fault },
  name: `${key}.txt`,
  size: 4,
});
const after = (...events: UploadEvent[]) => events.reduce<readonly UploadRow[]>(uploadsAfter, []);
const keys = Array.from({ length: maxAttachments + 2 }, (_, index) => String(index));
const checked = (key: string): UploadEvent => ({ type: 'checked', key });

test('files are sent up to the limit, and those beyond are refused', () => {
  const rows = after({ type: 'add', files: keys.map((key) => file(key)) }, ...keys.map(checked));
  expect(rows.filter(({ state }) => state === 'sending')).toHaveLength(maxAttachments);
  expect(rows.filter(({ fault }) => fault === 'count')).toHaveLength(2);
  expect(hasRoom(rows)).toBe(false);
  expect(hasRoom(uploadsAfter(rows, { type: 'remove', key: '0' }))).toBe(true);
});

test('refused files take no place, whatever they are refused for', () => {
  const bad = keys.map((key) => file(`bad${key}`, 'type'));
  const forged = keys.map((key) => file(`forged${key}`));
  const rows = after(
    { type: 'add', files: [...bad, ...forged, ...keys.map((key) => file(key))] },
    ...forged.map(({ key }): UploadEvent => {
      return { type: 'change', key, to: { state: 'refused', fault: 'content' } };
    }),
    ...keys.map(checked),
  );
  const sent = rows.filter(({ state }) => state === 'sending').map(({ key }) => key);
  expect(sent).toEqual(keys.slice(0, maxAttachments));
  expect(rows.filter(({ fault }) => fault === 'type')).toHaveLength(bad.length);
});

test('a row changes and goes by its key; an unknown key changes nothing', () => {
  const rows = after(
    { type: 'add', files: [file('a'), file('b')] },
    { type: 'change', key: 'a', to: { state: 'done', id: '1' } },
    { type: 'change', key: 'z', to: { state: 'failed' } },
    { type: 'remove', key: 'b' },
  );
  expect(rows).toEqual([{ key: 'a', name: 'a.txt', size: 4, part: 0, state: 'done', id: '1' }]);
  expect(uploadsAfter(rows, { type: 'clear' })).toEqual([]);
});

test('files that arrived before a reload are there again', () => {
  const files = [
    { id: '1', name: 'a.txt', size: 4 },
    { name: 'b.txt', size: 4 },
  ];
  const rows = restoredRows(files);
  expect(rows).toEqual([{ key: '1', id: '1', name: 'a.txt', size: 4, part: 1, state: 'done' }]);
});

test('what the host has no more must be added again', () => {
  const files = [
    { id: '1', name: 'a.txt', size: 4 },
    { id: '2', name: 'b.txt', size: 4 },
  ];
  const rows = uploadsAfter(restoredRows(files), { type: 'lost', ids: ['1', '9'] });
  expect(rows).toMatchObject([{ state: 'refused', fault: 'gone' }, { state: 'done' }]);
  expect(JSON.parse(uploadsValue(rows))).toEqual([{ id: '2', name: 'b.txt', size: 4 }]);
});

describe('what the form holds', () => {
  test('is empty without files', () => expect(uploadsValue([])).toBe(''));

  test('has all files but those that can’t be sent', () => {
    const rows = after(
      { type: 'add', files: [file('a'), file('b', 'size'), file('c')] },
      { type: 'change', key: 'a', to: { state: 'done', id: '1' } },
      { type: 'change', key: 'c', to: { state: 'failed' } },
    );
    expect(JSON.parse(uploadsValue(rows))).toEqual([
      { id: '1', name: 'a.txt', size: 4 },
      { name: 'c.txt', size: 4 },
    ]);
  });
});
