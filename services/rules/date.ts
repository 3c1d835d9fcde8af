/** Days in a language's own words; pure. */

/**
 * A day such as `2026-11-10` in the language's words; empty for what is none.
 * @param iso BCP 47 tag.
 */
export function formatDate(date: string, iso: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}
