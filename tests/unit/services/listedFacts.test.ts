/** What of a package list is believed, fact by fact. */
import { describe, expect, test } from 'vitest';
import { believable, type RawFacts } from '@/services/rules/listedFacts';

const now = Date.parse('2026-11-28T12:00:00Z');
const none: RawFacts = { date: '', size: '', version: '', sha256: '', arch: '', minOs: '' };
const told = (raw: Partial<RawFacts>) => believable({ ...none, ...raw }, now);
const hash = 'a1'.repeat(32);

describe('what can be believed is kept', () => {
  test.each<[Partial<RawFacts>, string]>([
    [{ version: '12.2.0.21546' }, '12.2.0.21546'],
    [{ version: '18' }, '18'],
    [{ version: '6.9.0-beta.1' }, '6.9.0-beta.1'],
    [{ size: '4.5 MB' }, '4.5 MB'],
    [{ size: '238 МБ' }, '238 МБ'],
    [{ size: '4,5 Mo' }, '4,5 Mo'],
    [{ size: '1.2GB' }, '1.2GB'],
    [{ date: '2026-11-10' }, '2026-11-10'],
    [{ date: '2026/11/10' }, '2026-11-10'],
    [{ date: '2026-11-10T09:00:00Z' }, '2026-11-10'],
    [{ date: '2026-11-29' }, '2026-11-29'],
    [{ date: '2024-02-29' }, '2024-02-29'],
    [{ sha256: hash }, hash],
    [{ sha256: ` ${hash.toUpperCase()}\n` }, hash],
    [{ arch: 'x86_64' }, 'x86_64'],
    [{ arch: 'x64, arm64' }, 'x64, arm64'],
    [{ minOs: 'Windows 10 (22H2)' }, 'Windows 10 (22H2)'],
    [{ minOs: 'Ubuntu 20.04, Debian 11, Fedora 36' }, 'Ubuntu 20.04, Debian 11, Fedora 36'],
  ])('%j', (raw, shown) => {
    const [fact] = Object.keys(raw) as (keyof RawFacts)[];
    expect(fact && told(raw)[fact]).toBe(shown);
  });
});

describe('anything else is not shown', () => {
  test.each<Partial<RawFacts>>([
    { version: 'latest' },
    { version: '1.2.3<script>' },
    { version: '9'.repeat(400) },
    { version: '../../etc' },
    { size: '0 MB' },
    { size: '-4 MB' },
    { size: '999999 GB' },
    { size: '21 GB' },
    { size: '99999 MB' },
    { size: 'NaN MB' },
    { size: '1e9 MB' },
    { size: '4.5' },
    { size: '99999 МБ' },
    { size: 'huge' },
    { date: '2027-01-01' },
    { date: '2026-11-30' },
    { date: '1970-01-01' },
    { date: '2026-02-30' },
    { date: '2026-13-01' },
    { date: '2026-11-100' },
    { date: 'yesterday' },
    { date: '9999-99-99' },
    { sha256: hash.slice(1) },
    { sha256: `${hash}0` },
    { sha256: `g${hash.slice(1)}` },
    { sha256: '"; rm -rf ~; echo "' },
    { sha256: '0'.repeat(40) },
    { arch: '$(id)' },
    { arch: 'x'.repeat(200) },
    { minOs: '10' },
    { minOs: '<b>Windows</b>' },
    { minOs: 'W'.repeat(500) },
  ])('%j', (raw) => {
    expect(told(raw)).toEqual({ date: '', size: '', version: '' });
  });

  test('and takes no other fact with it', () => {
    const facts = { version: '1.2', size: '4 MB', date: '2026-11-10', arch: 'x64' };
    for (const fact of Object.keys(facts) as (keyof typeof facts)[]) {
      const shown = told({ ...facts, [fact]: '\u202Enonsense' });
      expect({ ...shown, [fact]: facts[fact] }).toEqual(facts);
      expect(shown[fact] ?? '').toBe('');
    }
  });
});
