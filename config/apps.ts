/** The four apps, in the order of the home page's tabs (specification, section 1). */
import type { IconName } from './icons';

/** Apps; ids are also message keys under `apps`. */
export const apps = [
  { id: 'writer', icon: 'file-text', picture: 'office/writer' },
  { id: 'presentation', icon: 'presentation', picture: 'office/presentation' },
  { id: 'spreadsheets', icon: 'table-2', picture: 'office/spreadsheet' },
  { id: 'pdf', icon: 'file-type', picture: 'office/pdf' },
] as const satisfies readonly { id: string; icon: IconName; picture: string }[];

/** Id of an app. */
export type AppId = (typeof apps)[number]['id'];
