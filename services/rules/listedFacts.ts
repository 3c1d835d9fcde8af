/** What of a host's package list may be shown: each fact by itself, or not at all; pure. */
import type { ListedPackage } from '@/config/download/packages';

/** The facts of a list, each maybe nonsense. */
export type RawFacts = Readonly<
  Record<'date' | 'size' | 'version' | 'sha256' | 'arch' | 'minOs', string>
>;

const firstYear = 2000;
const oneDay = 24 * 60 * 60 * 1000;

/** In GB: no package of an office suite is larger. */
const largest = 20;
const unitsPerGb: Readonly<Record<string, number>> = { KB: 1024 * 1024, MB: 1024, GB: 1 };

const versionPattern = /^\d{1,6}(\.\d{1,9}){0,5}([-+~][\w.]{1,20})?$/;
const hashPattern = /^[0-9a-f]{64}$/i;
const archPattern = /^[a-z]\w{1,11}([ ,/+]{1,2}[a-z]\w{1,11}){0,4}$/i;
const systemPattern = /^\p{L}[\p{L}\p{N} .,()/+-]{1,79}$/u;

/**
 * A day as ISO 8601, or empty where it is no day of the calendar, or one before there was a package or
 * still to come. The host's midnight may come before ours.
 */
function believableDate(date: string, now: number): string {
  const [, year, month, day] = /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?!\d)/.exec(date) ?? [];
  if (!year || !month || !day || Number(year) < firstYear) return '';
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return exists && time <= now + oneDay ? iso : '';
}

/** A size in any script, or empty where it is none, nothing, or more than a package can have. */
function believableSize(size: string): string {
  const [, amount, unit] = /^(\d{1,7}(?:[.,]\d{1,3})?)\s?(\p{L}{1,5})$/u.exec(size.trim()) ?? [];
  if (!amount || !unit) return '';
  const value = Number(amount.replace(',', '.'));
  // What a unit in another script is worth is not known here: a short number is enough.
  const most = largest * (unitsPerGb[unit.toUpperCase()] ?? 100);
  return value > 0 && value <= most ? size.trim() : '';
}

/** The text where it is of the pattern, else empty. */
const matching = (text: string, pattern: RegExp): string =>
  pattern.test(text.trim()) ? text.trim() : '';

/** Those facts of a list that can be believed. Date, size and version are empty where they cannot, the others are left out. */
export function believable(
  raw: RawFacts,
  now: number,
): Omit<ListedPackage, 'downloadurl' | 'notes' | 'older'> {
  const sha256 = matching(raw.sha256, hashPattern).toLowerCase();
  const arch = matching(raw.arch, archPattern);
  const minOs = matching(raw.minOs, systemPattern);
  return {
    date: believableDate(raw.date, now),
    size: believableSize(raw.size),
    version: matching(raw.version, versionPattern),
    ...(sha256 && { sha256 }),
    ...(arch && { arch }),
    ...(minOs && { minOs }),
  };
}
