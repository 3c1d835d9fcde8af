/** Releases for Linux, newest first, and what each changed. All but the newest version's number is sample data. */
import { packages } from './packages';
import type { Release } from './releases';

/** The releases, newest first. */
export const linuxReleases = [
  {
    // The page never says another newest version than its download button delivers.
    version: packages.linuxDeb.version,
    date: packages.linuxDeb.date,
    changes: [
      { id: 'fractionalScaling', kind: 'new' },
      { id: 'darkWindow', kind: 'new' },
      { id: 'fasterStart', kind: 'improved' },
      { id: 'printDialog', kind: 'improved' },
      { id: 'inputMethod', kind: 'fixed' },
      { id: 'pastedPictures', kind: 'fixed' },
    ],
  },
  {
    version: '11.1.0.11719',
    date: '2026-06-23',
    changes: [
      { id: 'pdfComments', kind: 'new' },
      { id: 'largeSheets', kind: 'improved' },
      { id: 'missingFonts', kind: 'improved' },
      { id: 'presenterDisplay', kind: 'fixed' },
    ],
  },
  {
    version: '11.1.0.11713',
    date: '2026-03-17',
    changes: [
      { id: 'tabGroups', kind: 'new' },
      { id: 'recentFiles', kind: 'improved' },
      { id: 'trackedTables', kind: 'fixed' },
      { id: 'csvQuotes', kind: 'fixed' },
    ],
  },
  {
    version: '11.1.0.11709',
    date: '2025-12-09',
    changes: [
      { id: 'spellingLanguages', kind: 'new' },
      { id: 'touchpadZoom', kind: 'improved' },
      { id: 'networkFolders', kind: 'fixed' },
    ],
  },
  {
    version: '11.1.0.11704',
    date: '2025-08-26',
    changes: [
      { id: 'slideExport', kind: 'new' },
      { id: 'rpmDependencies', kind: 'improved' },
      { id: 'chartLabels', kind: 'fixed' },
    ],
  },
  {
    version: '11.1.0.11698',
    date: '2025-05-13',
    changes: [
      { id: 'autoRecovery', kind: 'improved' },
      { id: 'dragBetweenWindows', kind: 'fixed' },
      { id: 'footnoteNumbers', kind: 'fixed' },
    ],
  },
] as const satisfies readonly Release[];
