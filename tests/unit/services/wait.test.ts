/** Waits in a language's own words. */
import { expect, test } from 'vitest';
import { formatWait } from '@/services/rules/wait';

test.each([
  [0, 'en-US', 'in 1 second'],
  [1, 'en-US', 'in 1 second'],
  [29.2, 'en-US', 'in 30 seconds'],
  [119, 'en-US', 'in 119 seconds'],
  [120, 'en-US', 'in 2 minutes'],
  [121, 'en-US', 'in 3 minutes'],
  [21, 'ru-RU', 'через 21 секунду'],
  [30, 'ja-JP', '30 秒後'],
])('%f s in %s', (seconds, iso, text) => expect(formatWait(seconds, iso)).toBe(text));
