/** Channel codes: which download button of the site an installer came from (specification, sections 3 and 4). */

/** A placement: one codes row of the channel table. */
export interface Placement {
  readonly win: string;
  readonly mac: string;
  /** What analytics calls the place: module and button name. */
  readonly report: { readonly module: string; readonly button: string };
}

const row = (win: string, mac: string, module: string, button: string): Placement => ({
  win,
  mac,
  report: { module, button },
});

/**
 * The placements: the fourteen of the specification, and one for each further place that has a button. Codes
 * are unique per placement and device; no place borrows the name of another.
 */
export const placements = {
  header: row('600.1001', '601.1001', 'top_navigation', 'download'),
  slogan: row('600.1002', '601.1002', 'slogan', 'free_download'),
  platform: row('600.1003', '601.1003', 'platform', 'download'),
  evaluation: row('600.1004', '601.1004', 'evaluation', 'free_download'),
  footer: row('600.1005', '601.1005', 'footer', 'free_download'),
  side_navigation: row('600.1006', '601.1006', 'side_navigation', 'download'),
  pricing_card: row('600.1007', '601.1007', 'pricing_card', 'free_download'),
  pricing_compare: row('600.1008', '601.1008', 'pricing_compare', 'free_download'),
  download: row('500.1001', '501.1001', 'download', 'download'),
  overview_sections: row('600.1009', '601.1009', 'overview_sections', 'free_download'),
  update_version: row('600.1010', '601.1010', 'update_version', 'update'),
  auto_download: row('600.1011', '601.1011', 'auto_download', 'auto_download'),
  setup_guide: row('600.9999', '601.9999', 'setup_guide', 'download_again'),
  ad_pdf: row('601.1031', '601.2031', 'ad_pdf', 'free_download'),
  closing: row('600.1012', '601.1012', 'closing', 'free_download'),
  all_packages: row('600.1013', '601.1013', 'all_packages', 'download'),
  device_page: row('600.1014', '601.1014', 'device_page', 'free_download'),
  app_page: row('600.1015', '601.1015', 'app_page', 'free_download'),
  docs_page: row('600.1016', '601.1016', 'docs_page', 'free_download'),
  premium_page: row('600.1017', '601.1017', 'premium_page', 'free_download'),
  business_page: row('600.1018', '601.1018', 'business_page', 'free_download'),
  purchase_success: row('600.1019', '601.1019', 'purchase_success', 'download'),
} as const satisfies Record<string, Placement>;

/** Name of a placement. */
export type PlacementName = keyof typeof placements;

/** Placements beside which the trial is offered: a Mac gets the package for it, where the web config has one. */
export const trialPlacements: readonly PlacementName[] = ['premium_page'];

/** Channels of the read-only experiment: for a read-only country, and for everybody else in it. */
export const readOnlyChannels = { country: 'readOnly', alternate: '600.1027' } as const;

/** The `type` of a campaign's Windows package that stands for the read-only experiment. */
export const readOnlyType = 'readonly';

/** Channels whose package is the full installer, opened directly instead of through the frame. */
export const fullInstallerChannels: readonly string[] = [
  placements.download.win,
  placements.setup_guide.win,
  readOnlyChannels.country,
];
