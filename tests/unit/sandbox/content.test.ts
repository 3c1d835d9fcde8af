/** The calls of the academy and template hosts, and what their links lead to. */
import { describe, expect, test } from 'vitest';
import { pageSize } from '@/config/pages/content';
import { runBackend } from './backend';

const backend = runBackend();

interface Entry {
  id: string;
  app: string;
  link: string;
  thumbnail: string;
}

async function posts(query = ''): Promise<Entry[]> {
  const answer = await backend.json(`/official/academy/posts${query}`);
  expect(answer).toEqual({ code: 0, data: expect.any(Array) });
  return (answer as { data: Entry[] }).data;
}

async function page(query: string): Promise<{ total: number; list: Entry[] }> {
  const answer = await backend.json(`/client-server/template/query/?${query}`);
  expect(answer).toEqual({ code: 0, data: { total: expect.any(Number), list: expect.any(Array) } });
  return (answer as { data: { total: number; list: Entry[] } }).data;
}

const expectPage = async (address: string, words: string) => {
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
  expect(await answer.text()).toContain(words);
};

const apps = ['writer', 'spreadsheets', 'presentation'];

describe('academy posts', () => {
  test.each([...apps, 'pdf', 'collaboration', 'general'])('on %s fill a row', async (topic) => {
    const found = await posts(`?topic=${topic}&limit=3&lang=en-US`);
    expect(found).toHaveLength(3);
    for (const post of found)
      expect(post).toEqual({
        id: expect.stringMatching(/^[a-z-]+$/),
        title: expect.stringMatching(/\w/),
        summary: expect.stringMatching(/\.$/),
        link: `${backend.url()}/official/academy/lesson/${post.id}/`,
      });
  });

  test('have pages behind their links', { timeout: 30_000 }, async () => {
    for (const { link } of await posts()) await expectPage(link, 'a post of the academy');
    expect((await backend.fetch('/official/academy/lesson/none/')).status).toBe(404);
  });

  test('on an unknown topic there are none', async () =>
    expect(await posts('?topic=none')).toEqual([]));
});

describe('templates', () => {
  test.each(apps)('recommended for %s are of that app', async (app) => {
    const answer = await backend.json(`/server/pf/official-web/recommend?app=${app}`);
    const { data } = answer as { data: Entry[] };
    expect(data.length).toBeGreaterThan(3);
    for (const template of data)
      expect(template).toEqual({
        id: expect.stringMatching(/-\d+$/),
        name: expect.stringMatching(/\w/),
        app,
        link: `${backend.url()}/server/pf/official-web/template/${template.id}/`,
        thumbnail: `${backend.url()}/server/pf/official-web/thumbnail/${template.id}.svg`,
      });
  });

  test.each(apps)('of %s come page by page, each once', async (app) => {
    const seen: string[] = [];
    for (let start = 0, total = 1; start < total; start += pageSize) {
      const found = await page(`start=${start}&limit=${pageSize}&app=${app}`);
      total = found.total;
      expect(found.list).toHaveLength(Math.min(pageSize, total - start));
      seen.push(...found.list.map(({ id }) => id));
    }
    expect(seen.length).toBeGreaterThan(2 * pageSize);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('have a page and a drawing', async () => {
    const [template] = (await page('start=21&limit=1')).list;
    await expectPage(template?.link ?? '', 'a template of the store');
    const thumbnail = await fetch(template?.thumbnail ?? '');
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml',
    ]);
    expect(await thumbnail.text()).toMatch(/^<svg [^>]*width="400" height="300"/);
  });

  test('behind the end there are none', async () =>
    expect((await page('start=9000&limit=20')).list).toEqual([]));

  test.each(['start=-1', 'start=x', 'start=1e9', 'limit=99999', 'start='])(
    '%s is no count',
    async (query) => {
      const answer = await backend.fetch(`/client-server/template/query/?${query}`);
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('"code":"bad-count"'),
      ]);
    },
  );

  test.each([
    '/server/pf/official-web/template/none/',
    '/server/pf/official-web/thumbnail/none.svg',
  ])('%s is not there', async (path) => expect((await backend.fetch(path)).status).toBe(404));
});
