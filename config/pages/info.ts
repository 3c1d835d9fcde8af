/** What the pages of information list: ways to reach us, statements, steps and questions, by message key. */
import { outerLinks } from '@/config/site/brand';
import type { IconName } from '@/config/site/icons';
import type { RouteName } from '@/config/site/routes';

/** A way to reach us: a page of this site, or an address outside of it. */
export type Way = { readonly icon: IconName } & (
  { readonly page: RouteName } | { readonly url: string }
);

const ways = {
  helpCenter: { icon: 'life-buoy', url: outerLinks.helpCenter },
  academy: { icon: 'graduation-cap', url: outerLinks.academy },
  community: { icon: 'users-round', url: outerLinks.community },
  feedback: { icon: 'message-square', page: 'support' },
  business: { icon: 'building-2', page: 'business' },
  partner: { icon: 'handshake', url: outerLinks.strategicPartner },
} as const satisfies Record<string, Way>;

/** Name of a way; its words are under `support`. */
export type WayName = keyof typeof ways;

/** Every way to reach us. */
export const reachWays: Readonly<Record<WayName, Way>> = ways;

/** What the company stands for. */
export const aboutValues = ['open', 'everywhere', 'languages', 'free', 'data'] as const;

/** Packages that can go into a factory image: files, no links to stores. */
export const oemPackages = ['windowsFull', 'linuxDeb', 'linuxRpm', 'androidApk'] as const;

/** What an OEM agreement settles, and how one begins. */
export const oemTerms = ['devices', 'plan', 'languages', 'updates', 'care'] as const;
export const oemSteps = ['test', 'write', 'agree'] as const;

/** What comes after a purchase. */
export const purchaseSteps = ['install', 'signIn', 'keys'] as const;

/** The questions of the support page by topic; topics name the messages of their headings. */
export const supportTopics = [
  { id: 'install', questions: ['whichFile', 'noStart', 'offline'] },
  { id: 'plans', questions: ['devices', 'trial', 'keys', 'several'] },
  { id: 'files', questions: ['formats', 'cloud', 'pdfEdit'] },
] as const;

/** What belongs into a report of a fault. */
export const reportPoints = [
  'reportProduct',
  'reportVersion',
  'reportSteps',
  'reportFile',
] as const;

/** A version number as the apps show it. */
export const versionExample = '12.2.0.21546';
