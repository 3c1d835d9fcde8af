/** Times, sizes and other numbers of the business and of the layout (specification, section 9). */

const second = 1000;

/** Timings in milliseconds. */
export const timings = {
  configTimeout: 3 * second,
  countryTimeout: 3 * second,
  abtestTimeout: 3 * second,
  packagesTimeout: 3 * second,
  academyTimeout: 15 * second,
  /** Templates are as little awaited as academy posts. */
  templateTimeout: 15 * second,
  /** A form is small, but mail is slow. */
  formTimeout: 15 * second,
  /** The largest attachment takes minutes on a slow line. */
  uploadTimeout: 300 * second,
  /** How long a click waits for the downloader frame to say that it has started. */
  downloaderTimeout: 3 * second,
  /** A second click on the same button within this time starts nothing. */
  repeatClick: 2 * second,
  packagesDelay: 1 * second,
  /** The bare layout has nothing else to do. */
  packagesDelayBare: 0,
  /** Words of a dialog that a visitor has asked for: a slow line may need its time. */
  messagesTimeout: 15 * second,
  userTimeout: 5 * second,
  skuTimeout: 5 * second,
  /** After a purchase the user is fetched this often, and for this long at most. */
  userPolling: 500,
  userPollingEnd: 60 * second,
  /** A framed page that has not reported by then is taken for lost. */
  frameTimeout: 6 * second,
  routeReportDelay: 2 * second,
  loadCompleteDelay: 2 * second,
  scrollEnd: 300,
  /** How long a page that was fetched ahead is kept. */
  pageAhead: 300 * second,
  /** How long an idle moment after the page's load event is waited for. */
  idleAfterLoad: 500,
  pushTimeout: 10 * second,
  /** A browser that is never idle is measured all the same. */
  webVitalsIdle: 5 * second,
  /** How long an event may wait for others before its batch is sent. */
  eventsFlush: 5 * second,
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

/** Longest value of a campaign's query parameter that is believed, in characters. */
export const maxCampaignValue = 100;

/**
 * A batch of analytics events: how many, how many bytes, and the longest text in one. Browsers carry
 * 64 kB of beacons at a time, and the recorder needs its share.
 */
export const eventBatch = { events: 20, bytes: 30_000, text: 500 } as const;

/** Entries of a list that are asked for at a time. */
export const pageSize = 20;

/** Places for content from other hosts before a visitor asks for more. */
export const feedPlaces = { posts: 3, templates: 4 } as const;

/** How long each cookie lives, in days. */
export const cookieDays = { consent: 365, language: 7, abtest: 7 } as const;

/** What the session recorder collects and sends at a time. */
export const recorder = {
  /** A batch leaves at the latest after so many milliseconds, */
  batchInterval: 5 * second,
  /** and as soon as it has so many characters. */
  batchLength: 64_000,
  /** Browsers send no more than this, in bytes, for a page that is being left. */
  lastBatchBytes: 60_000,
  batchTimeout: 10 * second,
  /** After so many events the recording of a page load ends. */
  maxEvents: 20_000,
  /** Without an idle moment, it starts after so many milliseconds. */
  idleTimeout: 5 * second,
} as const;
