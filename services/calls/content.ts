/** Academy posts and templates: lists of links from other hosts, of which only safe entries are kept (specification, section 7). */
import * as v from 'valibot';
import type { AcademyTopic, TemplateApp } from '@/config/pages/content';
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import type { LanguageCode } from '@/config/site/languages';
import { feedPlaces, pageSize } from '@/config/pages/content';
import { timings } from '@/config/site/limits';
import { getJson } from './http';

/** An address as an absolute one, or `null` where it is none. */
function absolute(address: string): URL | null {
  return URL.canParse(address, location.origin) ? new URL(address, location.origin) : null;
}

/** A page that a visitor may be sent to: https, or of this origin. */
const isSafeLink = (link: string) => {
  const url = absolute(link);
  return url !== null && (url.protocol === 'https:' || url.origin === location.origin);
};

/** A picture that the content security policy lets in: of this origin, or of the template host. */
const isShownPicture = (picture: string) => {
  const origin = absolute(picture)?.origin;
  return (
    origin === location.origin ||
    (hosts.template !== '' && origin === absolute(hosts.template)?.origin)
  );
};

const Words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Link = v.pipe(v.string(), v.check(isSafeLink, 'neither https nor of this origin'));
const Picture = v.pipe(v.string(), v.check(isShownPicture, 'a picture of a foreign origin'));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Post = v.object({ id: Words, title: Words, summary: Words, link: Link });
const Template = v.object({ id: Words, name: Words, link: Link, thumbnail: Picture });

const List = v.object({ code: v.literal(0), data: v.array(v.unknown()) });
const Page = v.object({
  code: v.literal(0),
  data: v.object({ total: Count, list: v.array(v.unknown()) }),
});

/** A lesson or article of the academy. */
export type Post = v.InferOutput<typeof Post>;

/** A template of the store. */
export type Template = v.InferOutput<typeof Template>;

/** A page of the template list; `total` counts all pages. */
export interface TemplatePage {
  readonly total: number;
  readonly templates: readonly Template[];
}

/** Keeps the entries that the schema knows, each id once. */
function usable<Schema extends v.GenericSchema<unknown, { id: string }>>(
  entries: readonly unknown[],
  schema: Schema,
): v.InferOutput<Schema>[] {
  const known = new Map<string, v.InferOutput<Schema>>();
  for (const entry of entries) {
    const parsed = v.safeParse(schema, entry);
    if (parsed.success && !known.has(parsed.output.id)) known.set(parsed.output.id, parsed.output);
  }
  return [...known.values()];
}

/**
 * GETs the posts on a topic, no more than there are places for; empty where there are none.
 * @throws ServiceError
 */
export async function fetchPosts(
  topic: AcademyTopic,
  language: LanguageCode,
): Promise<readonly Post[]> {
  const answer = await getJson({
    url: `${hosts.academy}${apiPaths.academyPosts}`,
    params: { topic, lang: language, limit: String(feedPlaces.posts) },
    timeout: timings.academyTimeout,
    schema: List,
  });
  return usable(answer.data, Post).slice(0, feedPlaces.posts);
}

/**
 * GETs the templates that the store recommends for an app, no more than there are places for.
 * @throws ServiceError
 */
export async function fetchRecommended(
  app: TemplateApp,
  language: LanguageCode,
): Promise<readonly Template[]> {
  const answer = await getJson({
    url: `${hosts.template}${apiPaths.recommendedTemplates}`,
    params: { app, lang: language },
    timeout: timings.templateTimeout,
    schema: List,
  });
  return usable(answer.data, Template).slice(0, feedPlaces.templates);
}

/**
 * GETs a page of an app's templates.
 * @param start how many come before it.
 * @throws ServiceError
 */
export async function fetchTemplates(
  app: TemplateApp,
  language: LanguageCode,
  start: number,
): Promise<TemplatePage> {
  const answer = await getJson({
    url: `${hosts.template}${apiPaths.templates}`,
    params: { start: String(start), limit: String(pageSize), app, lang: language },
    timeout: timings.templateTimeout,
    schema: Page,
  });
  return { total: answer.data.total, templates: usable(answer.data.list, Template) };
}
