/** The academy host: posts by topic, and a page behind each link. */
import { html } from 'hono/html';
import type { HostRoutes } from '../context';
import { countFrom } from '../counts';
import { ownOrigin } from '../origins';
import { sendPage } from '../pages';

interface Post {
  readonly id: string;
  readonly topics: readonly string[];
  readonly title: string;
  readonly summary: string;
}

const post = (id: string, topics: string, title: string, summary: string): Post => ({
  id,
  topics: topics.split(' '),
  title,
  summary,
});

/** Sample posts, newest first. */
const posts: readonly Post[] = [
  post(
    'styles-first',
    'writer general',
    'Set the styles first, write second',
    'Ten minutes with headings and body text save an evening of formatting at the end.',
  ),
  post(
    'contents-in-one-step',
    'writer',
    'A table of contents in one step',
    'Why it comes out empty, and the two settings that make it follow your chapters.',
  ),
  post(
    'settle-comments',
    'writer collaboration',
    'Settle a round of comments without losing one',
    'Reply, accept and resolve in an order that leaves nothing open before you send.',
  ),
  post(
    'lookup-or-sumifs',
    'spreadsheets general',
    'Lookup or SUMIFS: which one does your question need?',
    'One finds a value, the other adds them up. Three small tables show the difference.',
  ),
  post(
    'first-pivot-table',
    'spreadsheets',
    'Your first pivot table, from a list of sales',
    'Turn four hundred rows into one answer, then change the question without starting over.',
  ),
  post(
    'charts-that-tell',
    'spreadsheets presentation',
    'Choose the chart that says what you mean',
    'Columns compare, lines follow time, and most pies would rather be a table.',
  ),
  post(
    'one-idea-per-slide',
    'presentation general',
    'One idea per slide, and how to cut the rest',
    'Move the detail into the notes and let the slide carry a single sentence.',
  ),
  post(
    'rehearse-with-a-timer',
    'presentation',
    'Rehearse with the timer running',
    'Find the three slides that take too long before your audience does.',
  ),
  post(
    'edit-a-paragraph',
    'pdf general',
    'Change a paragraph in a PDF file',
    'Edit the text where it stands, keep the fonts, and check the page break afterwards.',
  ),
  post(
    'scan-to-text',
    'pdf',
    'From a paper scan to text that you can search',
    'How to light the page, which language to choose, and what to look over at the end.',
  ),
  post(
    'sign-and-send-back',
    'pdf collaboration',
    'Sign a contract and send it back in five minutes',
    'Draw a signature once, place it on the line, and lock the file before it leaves.',
  ),
  post(
    'links-not-attachments',
    'collaboration general',
    'Send links, not attachments',
    'Who may view, who may comment, who may edit: decide once, and change it any time.',
  ),
];

/** Adds the calls and pages of the academy host. */
export const academyHost: HostRoutes = (app) => {
  app.get('/official/academy/posts', (c) => {
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
