/** What campaign links and the client's own windows say of themselves in the query (specification, section 4). */

/** A launch from the legacy client; it counts where no `client_type` is named. */
export const legacyClient = {
  utmSource: 'PC',
  utmMedium: 'launch',
  utmCampaign: '9X2013',
} as const;

/** The `client_type` of a page that sits in a frame of the client. */
export const clientFrame = 'client_iframe';

/** How a query or a list says yes. */
export const affirmative = 'true';

/** Longest value of a campaign's query parameter that is believed, in characters. */
export const maxCampaignValue = 100;
