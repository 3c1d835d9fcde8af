/** What pages show from the academy and the template store. */
import type { AppId } from './apps';

/** What academy posts are about. */
export type AcademyTopic = AppId | 'collaboration' | 'general';

/** Apps that have templates. */
export type TemplateApp = Exclude<AppId, 'pdf'>;

/** Whether an app has templates. */
export function hasTemplates(app: AppId): app is TemplateApp {
  return app !== 'pdf';
}

/** Places for content from other hosts before a visitor asks for more. */
export const feedPlaces = { posts: 3, templates: 4 } as const;

/** Entries of a list that are asked for at a time. */
export const pageSize = 20;
