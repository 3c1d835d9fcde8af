// @vitest-environment happy-dom
/** Drafts of forms, and the keys under which they are sent. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '@/config/site/keys';
import { attemptKey, dropDraft, keepDraft, readDraft } from '@/services/page/drafts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  for (const form of ['enquiry', 'feedback'] as const) dropDraft(form);
});

describe('a draft', () => {
  test('is kept for each form by itself, until it is dropped', () => {
    keepDraft('enquiry', { fullName: 'Ana' });
    keepDraft('feedback', { version: '12.2' });
    keepDraft('enquiry', { fullName: 'Ana E.' });
    expect(readDraft('enquiry')).toEqual({ fullName: 'Ana E.' });
    dropDraft('enquiry');
    expect(readDraft('enquiry')).toEqual({});
    expect(readDraft('feedback')).toEqual({ version: '12.2' });
  });

  test.each(['', '{', 'null', '[]', '1', '{"enquiry":1}', '{"enquiry":{"values":[]}}'])(
    'is empty where %j is stored',
    (text) => {
      sessionStorage.setItem(storageKeys.formDrafts, text);
      expect(readDraft('enquiry')).toEqual({});
      keepDraft('enquiry', { fullName: 'Ana' });
      expect(readDraft('enquiry')).toEqual({ fullName: 'Ana' });
    },
  );

  test('holds texts only', () => {
    const values = { fullName: 'Ana', email: 1, phone: null };
    sessionStorage.setItem(storageKeys.formDrafts, JSON.stringify({ enquiry: { values } }));
    expect(readDraft('enquiry')).toEqual({ fullName: 'Ana' });
  });
});

describe('the key of an attempt', () => {
  const values = { fullName: 'Ana' };

  test('is a UUID, and stays while the same is sent', () => {
    const key = attemptKey('enquiry', values);
    expect(key).toMatch(uuid);
    keepDraft('enquiry', { fullName: 'Ana, typing' });
    expect(attemptKey('enquiry', { ...values })).toBe(key);
  });

  test('is another for each form, for what was changed, and after it was sent', () => {
    const keys = [attemptKey('enquiry', values), attemptKey('feedback', values)];
    keys.push(attemptKey('enquiry', { fullName: 'Bea' }));
    dropDraft('enquiry');
    keys.push(attemptKey('enquiry', { fullName: 'Bea' }));
    expect(new Set(keys).size).toBe(4);
  });

  test('survives a reload', async () => {
    const key = attemptKey('enquiry', values);
    vi.resetModules();
    const reloaded = await import('@/services/page/drafts');
    expect(reloaded.attemptKey('enquiry', values)).toBe(key);
  });

  test('stays where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const key = attemptKey('enquiry', values);
    expect(attemptKey('enquiry', values)).toBe(key);
    expect(readDraft('enquiry')).toEqual({});
  });
});
