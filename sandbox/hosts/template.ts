/** The template host: recommendations, the whole list page by page, and what the links lead to. */
import { html } from 'hono/html';
import type { App, Call, HostRoutes } from '../context';
import { countFrom } from '../counts';
import { ownOrigin } from '../origins';
import { sendPage } from '../pages';
import { thumbnail, type Colors } from '../thumbnails';

const subjects = {
  writer: [
    'Cover letter',
    'Résumé, one page',
    'Project report',
    'Meeting minutes',
    'Research paper',
    'Invoice letter',
    'Press release',
    'Lesson plan',
    'Job offer',
    'Newsletter',
    'Business plan',
    'Travel journal',
  ],
  spreadsheets: [
    'Monthly budget',
    'Sales by region',
    'Project timeline',
    'Stock list',
    'Timesheet',
    'Invoice',
    'Grade book',
    'Loan schedule',
    'Shift plan',
    'Cash flow',
    'Travel costs',
    'Habit tracker',
  ],
  presentation: [
    'Product launch',
    'Quarterly review',
    'Lesson: the water cycle',
    'Company profile',
    'Research defence',
    'Pitch in ten slides',
    'Team kick-off',
    'Portfolio',
    'Marketing plan',
    'Training day',
    'Annual report',
    'Book review',
  ],
} as const;

const designs: readonly (readonly [name: string, colors: Colors])[] = [
  ['Harbor', { paper: '#ffffff', main: '#1f4e79', soft: '#9cc3e6' }],
  ['Birch', { paper: '#fffdf8', main: '#3f5b3a', soft: '#c7d8b6' }],
  ['Brick', { paper: '#ffffff', main: '#a63d2f', soft: '#f0b8a6' }],
  ['Slate', { paper: '#ffffff', main: '#343a46', soft: '#b9bec9' }],
];

type TemplateApp = keyof typeof subjects;

interface Template {
  readonly id: string;
  readonly name: string;
  readonly app: TemplateApp;
  readonly colors: Colors;
  readonly seed: number;
}

/** Every subject in every design; neighbours differ in both. */
const templates: readonly Template[] = (Object.keys(subjects) as TemplateApp[]).flatMap((app) =>
  designs.flatMap((_, round) =>
    subjects[app].flatMap((subject, index) => {
      const seed = round * subjects[app].length + index;
      const design = designs[(index + round) % designs.length];
      if (!design) return [];
      const [name, colors] = design;
      return { id: `${app}-${seed + 1}`, name: `${subject}, ${name}`, app, colors, seed };
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
    return c.body(thumbnail(found.app, found.colors, found.seed), 200, headers);
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
  app.get('/server/pf/official-web/recommend', (c) => {
    const origin = ownOrigin(c);
    const data = ofApp(c).slice(0, recommended);
    return c.json({ code: 0, data: data.map((template) => entry(origin, template)) });
  });

  app.get('/client-server/template/query', (c) => {
    const origin = ownOrigin(c);
    const start = countFrom(c, 'start', 0);
    const found = ofApp(c);
    const list = found.slice(start, start + countFrom(c, 'limit', 20));
    const data = { total: found.length, list: list.map((template) => entry(origin, template)) };
    return c.json({ code: 0, data });
  });

  addPages(app);
};
