/** The academy host: posts by topic, and a page behind each link. */
import { html } from 'hono/html';
import * as apiPaths from '@/config/site/apiPaths';
import type { HostRoutes } from './host';
import { countFrom } from '../http/counts';
import { ownOrigin } from '../http/origins';
import { sendPage } from '../http/pages';
import posts from '../samples/academyPosts.json';

/** Adds the calls and pages of the academy host. */
export const academyHost: HostRoutes = (app) => {
  app.get(apiPaths.academyPosts, (c) => {
    const topic = c.req.query('topic');
    const limit = countFrom(c, 'limit', posts.length);
    const origin = ownOrigin(c);
    const found = posts.filter(({ topics }) => !topic || topics.includes(topic)).slice(0, limit);
    return c.json({
      code: 0,
      data: found.map(({ id, title, summary }) => ({
        id,
        title,
        summary,
        link: `${origin}/official/academy/lesson/${id}/`,
      })),
    });
  });

  app.get('/official/academy/lesson/:id', (c) => {
    const found = posts.find(({ id }) => id === c.req.param('id'));
    if (!found) return c.notFound();
    return sendPage(c, {
      title: found.title,
      body: html`<h1>${found.title}</h1>
        <p>${found.summary}</p>
        <p>This page stands in for a post of the academy.</p>`,
    });
  });
};
