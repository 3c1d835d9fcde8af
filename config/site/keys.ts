/** Names of cookies, stored values and query parameters: written and read by the same constant. */

/** Cookies (specification, sections 4 and 9). */
export const cookies = {
  consent: 'gdpr',
  language: 'lang',
  abtest: 'wps_abtest_id',
} as const;

/** Keys in session or local storage. */
export const storageKeys = {
  guidePageSource: 'guidePageSource',
  clientId: 'clientId',
  installationId: 'installationId',
  languageHintDismissed: 'languageHintDismissed',
  recordingRefused: 'recordingRefused',
  formDrafts: 'formDrafts',
  signedIn: 'signedIn',
} as const;

/** Query parameters that pages read. */
export const queryKeys = {
  package: 'package',
  experiments: 'exp',
  lastPageSource: 'lastPageSource',
  source: 'source',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  autoDownload: 'auto_download',
  noGuidePage: 'no_downloadguide_page',
  clientType: 'client_type',
  search: 'q',
} as const;
