/** Sizes of files and memory in a language's own units; pure. */

const units = { KB: 'kilobyte', MB: 'megabyte', GB: 'gigabyte' } as const;

/**
 * A size such as `4.5 MB` in the language's words (`4,5 Mo` in French). What is not such a size is
 * returned as it is: hosts may write it as they like.
 * @param iso BCP 47 tag.
 */
export function formatSize(size: string, iso: string): string {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*(KB|MB|GB)$/.exec(size) ?? [];
  if (!amount || !unit) return size;
  return new Intl.NumberFormat(iso, {
    style: 'unit',
    unit: units[unit as keyof typeof units],
  }).format(Number(amount));
}

/**
 * A number of bytes in the language's words, in the largest unit that leaves no zero before the comma.
 * @param iso BCP 47 tag.
 */
export function formatBytes(bytes: number, iso: string): string {
  const [unit, amount] =
    bytes < 1024
      ? (['byte', bytes] as const)
      : bytes < 1024 * 1024
        ? (['kilobyte', bytes / 1024] as const)
        : (['megabyte', bytes / 1024 / 1024] as const);
  return new Intl.NumberFormat(iso, {
    style: 'unit',
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
