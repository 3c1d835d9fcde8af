/** The privacy policy as tables: sections, stored values, services and legal bases, by message key. */
import { consentPolicy } from './consent';
import type { hosts } from '@/config/site/hosts';
import { cookies, storageKeys } from '@/config/site/keys';
import { cookieDays } from '@/config/site/limits';

/** When the policy last changed, ISO 8601. Change it with every change of what the site stores or sends. */
export const policyDate = '2026-11-28';

/** Id of the table of stored values: the cookie declaration that the cookie banner links to. */
export const cookiesId = 'cookies';

/** Where a value is kept. */
type StorageKind = 'cookie' | 'sessionStorage' | 'localStorage';

/** A row of the table of stored values. `days` is the life of a cookie. */
export interface StoredValue {
  readonly id: keyof typeof cookies | keyof typeof storageKeys;
  readonly name: string;
  readonly kind: StorageKind;
  readonly days?: number;
}

const cookie = (id: keyof typeof cookies): StoredValue => ({
  id,
  name: cookies[id],
  kind: 'cookie',
  days: cookieDays[id],
});

const stored = (
  id: keyof typeof storageKeys,
  kind: 'sessionStorage' | 'localStorage',
): StoredValue => ({ id, name: storageKeys[id], kind });

/** Every cookie and stored value of the site; a test compares it with config/site/keys.ts. */
export const storedValues: readonly StoredValue[] = [
  cookie('consent'),
  cookie('language'),
  cookie('abtest'),
  stored('guidePageSource', 'sessionStorage'),
  stored('languageHintDismissed', 'sessionStorage'),
  stored('formDrafts', 'sessionStorage'),
  stored('recordingRefused', 'localStorage'),
  stored('clientId', 'localStorage'),
  stored('installationId', 'localStorage'),
  stored('signedIn', 'localStorage'),
];

/** Services that receive something, in the order of the table: every host of config/site/hosts.ts. */
export const receivingHosts = [
  'api',
  'store',
  'facade',
  'account',
  'payment',
  'abtest',
  'template',
  'academy',
  'downloader',
  'analytics',
  'recorder',
] as const satisfies readonly (keyof typeof hosts)[];

/** What data is used for, and the legal bases of each use. */
export const legalBases = [
  { purpose: 'pages', basis: 'interest' },
  { purpose: 'language', basis: 'interest' },
  { purpose: 'recording', basis: 'consent' },
  // Under the other policy nobody is recorded on this basis.
  ...(consentPolicy === 'specified'
    ? ([{ purpose: 'recordingOther', basis: 'interest' }] as const)
    : []),
  { purpose: 'analytics', basis: 'interest' },
  { purpose: 'forms', basis: 'contract' },
  { purpose: 'account', basis: 'contract' },
  { purpose: 'push', basis: 'consent' },
] as const;

/**
 * The sections in order: anchor, paragraphs, and the table that follows the first `before` of them.
 */
export const policySections = [
  { id: 'who', paragraphs: ['whoCompany', 'whoContact'] },
  { id: 'short', paragraphs: ['shortFree', 'shortStored', 'shortScripts', 'shortChoice'] },
  {
    id: 'stored',
    paragraphs: ['cookiesWhat', 'cookiesScope', 'cookiesAccount', 'cookiesRemove'],
    table: 'stored',
    before: 0,
  },
  {
    id: 'recording',
    paragraphs: [
      'recordingWhat',
      'recordingMasked',
      consentPolicy === 'specified' ? 'recordingWhen' : 'recordingWhenAgreed',
      'recordingGpc',
      'recordingWithdraw',
    ],
  },
  {
    id: 'analytics',
    paragraphs: ['analyticsEvents', 'analyticsContent', 'analyticsSent'],
  },
  { id: 'experiments', paragraphs: ['experimentsWhat'] },
  { id: 'downloads', paragraphs: ['downloadsWindows', 'downloadsFiles', 'downloadsStores'] },
  { id: 'forms', paragraphs: ['formsBusiness', 'formsSupport', 'formsLink', 'formsKept'] },
  { id: 'account', paragraphs: ['accountUser', 'accountPayment'] },
  { id: 'push', paragraphs: ['pushWhat'] },
  { id: 'hosts', paragraphs: ['hostsWhat', 'hostsOuter'], table: 'hosts', before: 1 },
  { id: 'bases', paragraphs: ['basesWhat'], table: 'bases', before: 1 },
  { id: 'rights', paragraphs: ['rightsList', 'rightsHow', 'rightsComplain'] },
  { id: 'changes', paragraphs: ['changesHow'] },
] as const;

/** A section of the policy. */
export type PolicySection = (typeof policySections)[number];
