/** What the visitor is downloading, for the guide that goes with it. */
import { create } from 'zustand';
import type { PackageName } from '@/config/download/packages';
import type { GuideMode } from '@/services/rules/channels';

/** The last download. */
export interface Downloaded {
  readonly name: PackageName;
  /** A plain link to the file, for "start again". */
  readonly url: string;
  /** The file is on its way; until then the page must not be left. */
  readonly started: boolean;
  /** What follows, as it was when the visitor clicked. */
  readonly mode: GuideMode;
}

/** `downloaded` is `null` before the first download, and after its guide was closed. */
export interface GuideState {
  readonly downloaded: Downloaded | null;
}

export const useGuide = create<GuideState>(() => ({ downloaded: null }));

/** A download was asked for: its guide may show at once. */
export function downloadStarting(name: PackageName, url: string, mode: GuideMode): void {
  useGuide.setState({ downloaded: { name, url, started: false, mode } });
}

/** The file is on its way; a guide that was closed meanwhile stays closed. */
export function downloadStarted(name: PackageName, url: string): void {
  useGuide.setState(({ downloaded }) => ({
    downloaded: downloaded && { ...downloaded, name, url, started: true },
  }));
}

/** The guide was closed. */
export function closeGuide(): void {
  useGuide.setState({ downloaded: null });
}
