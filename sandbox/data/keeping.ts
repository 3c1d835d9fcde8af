/** How long and how much is kept of what visitors and their browsers send. `docs/operations.md` tells operators. */

const megabyte = 1_000_000;

/**
 * What goes with time, or earlier, oldest first, where there is more than so many bytes of it: what
 * analytics and recorders send, and mail that has left.
 */
export const records = {
  recordings: { days: 30, bytes: 2000 * megabyte, size: 'pg_column_size(events)', at: 'at' },
  events: { days: 180, bytes: 1000 * megabyte, size: 'pg_column_size(event)', at: 'at' },
  downloads: { days: 180, bytes: 500 * megabyte, size: 'length(path || user_agent)', at: 'at' },
  experiment_calls: { days: 30, bytes: 100 * megabyte, size: 'length(uuid)', at: 'at' },
} as const;

/** A kind of record that goes with time. */
export type PassingKind = keyof typeof records;

/** Days after which mail that has left is forgotten. */
export const sentMailDays = 90;

export const keeping = {
  /**
   * Files of reports. Beyond so many bytes no more are taken: what was acknowledged stays. One that no
   * report names goes after some hours.
   */
  attachments: { days: 365, bytes: 10_000 * megabyte, unsentHours: 24 },
} as const;
