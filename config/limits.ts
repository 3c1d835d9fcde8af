/** Times, sizes and other numbers of the business and of the layout (specification, section 9). */

const second = 1000;

/** Timings in milliseconds. */
export const timings = {
  configTimeout: 3 * second,
  abtestTimeout: 3 * second,
  packagesTimeout: 3 * second,
  academyTimeout: 15 * second,
  /** Templates are as little awaited as academy posts. */
  templateTimeout: 15 * second,
  /** How long a click waits for the downloader frame to say that it has started. */
  downloaderTimeout: 3 * second,
  /** A second click on the same button within this time starts nothing. */
  repeatClick: 2 * second,
  packagesDelay: 1 * second,
  /** The bare layout has nothing else to do. */
  packagesDelayBare: 0,
  routeReportDelay: 2 * second,
  loadCompleteDelay: 2 * second,
  scrollEnd: 300,
} as const;

/** Countdown of the installation guide popup, in seconds. */
export const guideCountdown = 10;

/** Layout in CSS pixels. A test compares the first three with `components/styles/_tokens.scss`. */
export const layout = {
  breakpointPc: 992,
  breakpointWide: 1366,
  headerHeight: 64,
  /** From this scroll position on the header has a background. */
  headerScrollThreshold: 8,
} as const;

/** More frames than this on the page, and no downloader frame is created. */
export const maxOtherFrames = 2;

/** What the site says in numbers about the product. */
export const facts = {
  formats: 47,
  languagesOnPc: 13,
  languagesOnMobile: 46,
  cloudStorageGb: 20,
  cloudAttachmentMb: 200,
  webDocsFileGb: 1,
  devices: 9,
  devicePcs: 3,
  deviceMobiles: 6,
  trialDays: 7,
} as const;

/** Largest answer that the site reads from a host, in bytes. */
export const maxAnswerBytes = 2_000_000;

/** Entries of a list that are asked for at a time. */
export const pageSize = 20;

/** Places for content from other hosts before a visitor asks for more. */
export const feedPlaces = { posts: 3, templates: 4 } as const;

/** How long each cookie lives, in days. */
export const cookieDays = { consent: 365, language: 7, abtest: 7 } as const;
