/** How each store is told which campaign brought a visitor: by parameters of its own. */

/** Stores that a link of the site leads to; names of packages. */
export const storeNames = ['androidStore', 'iosStore', 'macAppStore', 'microsoftStore'] as const;

/** A store. */
export type StoreName = (typeof storeNames)[number];

/** A store's parameter for the campaign, and what goes with it. */
interface StoreParameter {
  readonly name: string;
  /** All `utm_` pairs as a query of their own, or the campaign's name alone. */
  readonly holds: 'pairs' | 'name';
  /** Longest value that the store takes, in characters. */
  readonly longest: number;
  /** Parameters that the store wants beside it. */
  readonly beside: Readonly<Record<string, string>>;
}

/** The provider id that App Store Connect gives a company; without one the store counts by `ct` alone. */
const provider = (process.env.NEXT_PUBLIC_APP_STORE_PROVIDER ?? '').trim();

const appStore = (media: string): StoreParameter => ({
  name: 'ct',
  holds: 'name',
  longest: 40,
  beside: { ...(/^\d+$/.test(provider) && { pt: provider }), mt: media },
});

/** Google Play, the App Store (`mt` 8: apps for iOS, 12: for Mac) and the Microsoft Store. */
export const storeParameters: Readonly<Record<StoreName, StoreParameter>> = {
  androidStore: { name: 'referrer', holds: 'pairs', longest: 500, beside: {} },
  iosStore: appStore('8'),
  macAppStore: appStore('12'),
  microsoftStore: { name: 'cid', holds: 'name', longest: 100, beside: {} },
};
