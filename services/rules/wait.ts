/** How long to wait, in a language's own words; pure. */

const minute = 60;

/**
 * Seconds as `in 30 seconds`, and from two minutes on as `in 2 minutes`, never too early.
 * @param iso BCP 47 tag.
 */
export function formatWait(seconds: number, iso: string): string {
  const format = new Intl.RelativeTimeFormat(iso);
  return seconds < 2 * minute
    ? format.format(Math.max(1, Math.ceil(seconds)), 'second')
    : format.format(Math.ceil(seconds / minute), 'minute');
}
