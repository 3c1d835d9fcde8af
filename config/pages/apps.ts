/** The four apps, in the order of the home page's tabs (specification, section 1). */
import type { IconName } from '@/config/site/icons';
import type { RouteName } from '@/config/site/routes';

/** Apps; ids are also message keys under `apps`. */
export const apps = [
  { id: 'writer', icon: 'file-text', picture: 'office/writer', route: 'office-writer' },
  {
    id: 'presentation',
    icon: 'presentation',
    picture: 'office/presentation',
    route: 'office-presentation',
  },
  {
    id: 'spreadsheets',
    icon: 'table-2',
    picture: 'office/spreadsheet',
    route: 'office-spreadsheet',
  },
  { id: 'pdf', icon: 'file-type', picture: 'office/pdf', route: 'office-pdf' },
] as const satisfies readonly { id: string; icon: IconName; picture: string; route: RouteName }[];

/** Id of an app. */
export type AppId = (typeof apps)[number]['id'];

/** An app's row. */
export function appOf(id: AppId) {
  const app = apps.find((candidate) => candidate.id === id);
  if (!app) throw new Error(`There is no app ${id}`);
  return app;
}
