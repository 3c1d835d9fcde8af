/** What the session recorder collects and sends (specification, section 4). */

const second = 1000;

/** What the session recorder collects and sends at a time. */
export const recorder = {
  /** A batch leaves at the latest after so many milliseconds, */
  batchInterval: 5 * second,
  /** and as soon as it has so many characters. */
  batchLength: 64_000,
  /** Browsers send no more than this, in bytes, for a page that is being left. */
  lastBatchBytes: 60_000,
  /** After so many events the recording of a page load ends. */
  maxEvents: 20_000,
  /** Without an idle moment, it starts after so many milliseconds. */
  idleTimeout: 5 * second,
} as const;
