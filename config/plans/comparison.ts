/** Standard beside Premium, row by row (specification, section 2, Pricing comparison). */

/** What a plan offers in a row: all of it, nothing, or a word under `comparison`. */
export type Offer = boolean | 'threeTimes' | 'unlimited';

/** A row; its id is a message key under `comparison`. */
interface ComparisonRow {
  readonly id: string;
  readonly standard: Offer;
  readonly premium: Offer;
}

/** A group of rows; its id is a message key under `comparison`. */
export interface ComparisonGroup {
  readonly id: string;
  readonly rows: readonly ComparisonRow[];
}

const both = <Id extends string>(id: Id) => ({ id, standard: true, premium: true }) as const;

const premiumOnly = <Id extends string>(id: Id) =>
  ({ id, standard: false, premium: true }) as const;

const limited = <Id extends string>(id: Id) =>
  ({ id, standard: 'threeTimes', premium: 'unlimited' }) as const;

/** The groups, in the order of the table. */
export const comparison = [
  {
    id: 'pdfPrivileges',
    rows: [
      both('annotation'),
      premiumOnly('edit'),
      premiumOnly('management'),
      premiumOnly('encryption'),
      premiumOnly('insert'),
    ],
  },
  {
    id: 'multiTools',
    rows: [
      limited('fileConversion'),
      premiumOnly('formatOutput'),
      premiumOnly('extraction'),
      premiumOnly('decompression'),
      premiumOnly('scanning'),
    ],
  },
  {
    id: 'collaboration',
    rows: [
      premiumOnly('cloudCollaboration'),
      premiumOnly('cloudStorage'),
      premiumOnly('cloudAttachments'),
    ],
  },
  {
    id: 'extraBenefits',
    rows: [
      premiumOnly('noAds'),
      premiumOnly('filePermission'),
      premiumOnly('premiumBadge'),
      premiumOnly('bookmarkSharing'),
      premiumOnly('moreDevices'),
    ],
  },
] as const satisfies readonly ComparisonGroup[];

/** Id of a group. */
export type ComparisonGroupId = (typeof comparison)[number]['id'];

/** Id of a row. */
export type ComparisonRowId = (typeof comparison)[number]['rows'][number]['id'];

/** What only Premium has of a group, or has without limit. */
export function premiumRowsOf(group: ComparisonGroupId): readonly ComparisonRowId[] {
  return comparison
    .filter(({ id }) => id === group)
    .flatMap(({ rows }) => rows.filter(({ standard, premium }) => standard !== premium))
    .map(({ id }) => id);
}
