/** What the Linux packages say of themselves. */
export const product = 'wps-office';
export const summary = 'Sample package of the embedded backend';
export const home = 'https://example.com/';
