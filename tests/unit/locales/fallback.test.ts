/** What a language borrows from English. */
import { describe, expect, test } from 'vitest';
import { languages } from '@/config/site/languages';
import { withFallback, type MessageTree } from '@/locales/fallback';
import english from '@/locales/en-US.json';
import { messagesOf } from '@/tests/helpers/messages';

describe('withFallback', () => {
  test.each<[string, MessageTree, MessageTree, MessageTree]>([
    ['keeps its own text', { a: 'eigen' }, { a: 'own' }, { a: 'eigen' }],
    ['borrows a missing text', { a: 'x' }, { a: 'y', b: 'b' }, { a: 'x', b: 'b' }],
    ['borrows a missing tree', {}, { a: { b: 'b' } }, { a: { b: 'b' } }],
    ['fills a tree', { a: { b: 'x' } }, { a: { b: 'b', c: 'c' } }, { a: { b: 'x', c: 'c' } }],
    ['goes down all levels', { a: { b: {} } }, { a: { b: { c: 'c' } } }, { a: { b: { c: 'c' } } }],
    ['keeps what English lacks', { z: 'z' }, { a: 'a' }, { a: 'a', z: 'z' }],
    ['does not merge precompiled texts', { a: ['x'] }, { a: ['y', 'z'] }, { a: ['x'] }],
    ['borrows precompiled texts', {}, { a: ['y', 1] }, { a: ['y', 1] }],
    ['of nothing is English', {}, { a: 'a' }, { a: 'a' }],
    ['with nothing is its own', { a: 'a' }, {}, { a: 'a' }],
  ])('%s', (_, own, from, merged) => {
    expect(withFallback(own, from)).toEqual(merged);
  });

  test('changes neither of the two', () => {
    const own = { a: { b: 'x' } };
    const from = { a: { b: 'b', c: 'c' }, d: 'd' };
    withFallback(own, from);
    expect(own).toEqual({ a: { b: 'x' } });
    expect(from).toEqual({ a: { b: 'b', c: 'c' }, d: 'd' });
  });
});

/** Paths of all texts of a tree. */
function keysOf(tree: MessageTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as MessageTree, `${prefix}${key}.`) : prefix + key,
  );
}

test.each(languages)(
  '$name has every text of English after the merge, and no other',
  ({ code }) => {
    const merged = withFallback(messagesOf(code) as unknown as MessageTree, english);
    expect(keysOf(merged).sort()).toEqual(keysOf(english).sort());
  },
);
