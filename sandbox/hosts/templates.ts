/** The template host: recommendations, the whole list page by page, and what the links lead to. */
import { html } from 'hono/html';
import * as apiPaths from '@/config/site/apiPaths';
import { route, type App, type Call } from '../http/call';
import type { HostRoutes } from './host';
import { countFrom } from '../http/counts';
import { ownOrigin } from '../http/origins';
import { sendPage } from '../http/pages';
import { thumbnail, type Colors, type Drawn } from '../samples/thumbnails';
import samples from '../samples/templates.json';

type Design = [name: string, colors: Colors];

interface Template {
  readonly id: string;
  readonly name: string;
  readonly app: Drawn;
  readonly colors: Colors;
}

/** Every subject in every design; neighbours differ in both. */
const templates = Object.entries(samples.subjects).flatMap(([app, subjects]) =>
  samples.designs.flatMap((_, round) =>
    subjects.map((subject, index): Template => {
      const [design, colors] = samples.designs[(index + round) % samples.designs.length] as Design;
      const id = `${app}-${round * subjects.length + index + 1}`;
      return { id, name: `${subject}, ${design}`, app: app as Drawn, colors };
    }),
  ),
);

/** How many a recommendation names. */
const recommended = 8;

const ofApp = (c: Call) => {
  const app = c.req.query('app');
  return templates.filter((template) => !app || template.app === app);
};

const entry = (origin: string, { id, name, app }: Template) => ({
  id,
  name,
  app,
  link: `${origin}/server/pf/official-web/template/${id}/`,
  thumbnail: `${origin}/server/pf/official-web/thumbnail/${id}.svg`,
});

function addPages(app: App): void {
  app.get('/server/pf/official-web/thumbnail/:file', (c) => {
    const found = templates.find(({ id }) => `${id}.svg` === c.req.param('file'));
    if (!found) return c.notFound();
    const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' };
    return c.body(thumbnail(found.app, found.colors), 200, headers);
  });

  app.get('/server/pf/official-web/template/:id', (c) => {
    const found = templates.find(({ id }) => id === c.req.param('id'));
    if (!found) return c.notFound();
    return sendPage(c, {
      title: found.name,
      body: html`<h1>${found.name}</h1>
        <p>This page stands in for a template of the store.</p>`,
    });
  });
}

/** Adds the calls and pages of the template host. */
export const templateHost: HostRoutes = (app) => {
  app.get(apiPaths.recommendedTemplates, (c) => {
    const origin = ownOrigin(c);
    const data = ofApp(c).slice(0, recommended);
    return c.json({ code: 0, data: data.map((template) => entry(origin, template)) });
  });

  app.get(route(apiPaths.templates), (c) => {
    const origin = ownOrigin(c);
    const start = countFrom(c, 'start', 0);
    const found = ofApp(c);
    const list = found.slice(start, start + countFrom(c, 'limit', 20));
    const data = { total: found.length, list: list.map((template) => entry(origin, template)) };
    return c.json({ code: 0, data });
  });

  addPages(app);
};
