/** Timings, sizes of the layout, and limits of what the site takes and keeps (specification, section 9). */

const second = 1000;

/** Timings in milliseconds. */
export const timings = {
  configTimeout: 3 * second,
  countryTimeout: 3 * second,
  abtestTimeout: 3 * second,
  packagesTimeout: 3 * second,
  /** How long a copy button shows that it has copied. */
  copiedShown: 2 * second,
  academyTimeout: 15 * second,
  /** Templates are as little awaited as academy posts. */
  templateTimeout: 15 * second,
  /** A form is small, but mail is slow. */
  formTimeout: 15 * second,
  /** How long a host is left alone that says no time itself. */
  busyWait: 60 * second,
  /** The largest attachment takes minutes on a slow line. */
  uploadTimeout: 300 * second,
  /** How long a click waits for the downloader frame to say that it has started. */
  downloaderTimeout: 3 * second,
  /** How long a downloader frame that says nothing has for its download to begin. */
  downloaderGrace: 0.3 * second,
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
  debounce: 300,
  /** How long a page that was fetched ahead is kept. */
  pageAhead: 300 * second,
  /** How long an idle moment after the page's load event is waited for. */
  idleAfterLoad: 500,
  pushTimeout: 10 * second,
  recorderTimeout: 10 * second,
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

/** Largest answer that the site reads from a host, in bytes. */
export const maxAnswerBytes = 2_000_000;

/** How long each cookie lives, in days. */
export const cookieDays = { consent: 365, language: 7, abtest: 7 } as const;
