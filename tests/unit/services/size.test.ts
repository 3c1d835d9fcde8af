/** Sizes in a language's own words. */
import { describe, expect, test } from 'vitest';
import { languages } from '@/config/site/languages';
import { packageNames, packages } from '@/config/download/packages';
import { formatBytes, formatSize } from '@/services/rules/size';

/** No-break spaces as plain ones. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('formatSize', () => {
  test.each([
    ['4.5 MB', 'en-US', '4.5 MB'],
    ['4.5 MB', 'fr-FR', '4,5 Mo'],
    ['4.5 MB', 'ru-RU', '4,5 МБ'],
    ['4.5 MB', 'de-DE', '4,5 MB'],
    ['531 MB', 'fr-FR', '531 Mo'],
    ['20 GB', 'en-US', '20 GB'],
    ['20GB', 'fr-FR', '20 Go'],
    ['500 KB', 'fr-FR', '500 ko'],
    ['1024 MB', 'en-US', '1,024 MB'],
  ])('writes %s in %s as %s', (size, iso, written) => {
    expect(plain(formatSize(size, iso))).toBe(written);
  });

  test.each([
    '',
    'about 4 MB',
    '4,5 MB',
    '4.5 mb',
    '4.5',
    'MB',
    '4.5 TB',
    '238 МБ',
    '-1 MB',
    '1.2.3 MB',
  ])('leaves "%s" as it is', (size) => {
    expect(formatSize(size, 'fr-FR')).toBe(size);
  });

  test.each(languages)('knows every size of our packages in $iso', ({ iso }) => {
    const sizes = packageNames.map((name) => packages[name].size as string).filter(Boolean);
    for (const size of sizes) expect(formatSize(size, iso)).toMatch(/\d\s*\S+/u);
    expect(sizes.length).toBeGreaterThan(0);
  });
});

test.each([
  [0, 'en-US', '0 byte'],
  [1023, 'en-US', '1,023 byte'],
  [1024, 'en-US', '1 kB'],
  [1536, 'de-DE', '1,5 kB'],
  [20 * 1024, 'en-US', '20 kB'],
  [1024 * 1024, 'fr-FR', '1 Mo'],
  [9.96 * 1024 * 1024, 'en-US', '10 MB'],
])('formatBytes writes %i in %s as %s', (bytes, iso, written) => {
  expect(plain(formatBytes(bytes, iso))).toBe(written);
});
