/** What marks the hidden button that starts a campaign's download. */
export const autoDownloadAttribute = 'data-auto-download';
