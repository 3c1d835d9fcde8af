/** What was new in each release, by system. */
import { linuxReleases } from './linuxReleases';
import type { NotedSystem } from './notedSystems';

/** Kinds of changes, in the order in which a release lists them; message keys under `whatsnew.kinds`. */
export const changeKinds = ['new', 'improved', 'fixed'] as const;

/** A change; its id is a message key under `whatsnew.changes`. */
export interface Change {
  readonly id: string;
  readonly kind: (typeof changeKinds)[number];
}

/** A release. `date` is ISO 8601. */
export interface Release {
  readonly version: string;
  readonly date: string;
  readonly changes: readonly Change[];
}

/** Releases by system, newest first. */
export const releases = {
  linux: linuxReleases,
} as const satisfies Readonly<Record<NotedSystem, readonly [Release, ...Release[]]>>;

/** A release as the table has it: its changes' ids are keys of messages. */
export type NotedRelease = (typeof releases)[NotedSystem][number];

/** Id of a release's section, for links to it. */
export function releaseAnchor(version: string): string {
  return `v${version}`;
}
