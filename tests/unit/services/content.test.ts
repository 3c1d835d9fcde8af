// @vitest-environment happy-dom
/** Academy posts and templates: what is asked for, what of an answer is believed, and every fault. */
import { describe, expect, test, vi } from 'vitest';
import { feedPlaces, pageSize } from '@/config/pages/content';
import { fetchPosts, fetchRecommended, fetchTemplates } from '@/services/calls/content';
import { faults, hang, json, runRemoteHost } from '../remoteHost';
import { shortenTimeouts } from '../timeLimits';

vi.mock('@/config/site/limits', async (original) =>
  (await import('../timeLimits')).shortenable(original),
);

const host = runRemoteHost();

const post = (id: string, more: object = {}) => ({
  id,
  title: `Title ${id}`,
  summary: 'A sentence.',
  link: `https://academy.example/${id}/`,
  ...more,
});

const template = (id: string, more: object = {}) => ({
  id,
  name: `Name ${id}`,
  link: `https://template.example/${id}/`,
  thumbnail: `/thumbnail/${id}.svg`,
  ...more,
});

/** The three calls, and how each carries a list of entries. */
const calls = [
  ['posts', () => fetchPosts('writer', 'de-DE'), post, (data: unknown) => ({ code: 0, data })],
  [
    'recommended templates',
    () => fetchRecommended('writer', 'de-DE'),
    template,
    (data: unknown) => ({ code: 0, data }),
  ],
  [
    'templates',
    async () => (await fetchTemplates('writer', 'de-DE', 40)).templates,
    template,
    (list: unknown) => ({ code: 0, data: { total: 60, list } }),
  ],
] as const;

describe('what is asked for', () => {
  test.each([
    ['posts', `/official/academy/posts?topic=writer&lang=de-DE&limit=${feedPlaces.posts}`],
    ['recommended templates', '/server/pf/official-web/recommend?app=writer&lang=de-DE'],
    [
      'templates',
      `/client-server/template/query/?start=40&limit=${pageSize}&app=writer&lang=de-DE`,
    ],
  ])('%s', async (name, request) => {
    const [, get, entry, carry] = calls.find(([call]) => call === name) ?? calls[0];
    host.behaviour = json(carry([entry('a')]));
    await expect(get()).resolves.toEqual([entry('a')]);
    expect(host.requests).toEqual([request]);
  });
});

describe.each(calls)('%s', (name, get, entry, carry) => {
  test('may be none', async () => {
    host.behaviour = json(carry([]));
    await expect(get()).resolves.toEqual([]);
  });

  test('may lead to this origin', async () => {
    const own = entry('a', { link: `${host.url}/lesson/` });
    const relative = entry('b', { link: '/lesson/' });
    host.behaviour = json(carry([own, relative]));
    await expect(get()).resolves.toEqual([own, relative]);
  });

  test.each([
    ['of a script', { link: 'javascript:alert(1)' }],
    ['of data', { link: 'data:text/html,x' }],
    ['without encryption', { link: 'http://academy.example/' }],
    ['that is none', { link: 'https://' }],
    ['that is no text', { link: 1 }],
  ])('lose an entry with a link %s', async (_, bad) => {
    host.behaviour = json(carry([entry('a', bad), entry('b')]));
    await expect(get()).resolves.toEqual([entry('b')]);
  });

  test('lose entries that are none, without words, or there already', async () => {
    const blank = entry('a', name === 'posts' ? { title: ' ' } : { name: ' ' });
    host.behaviour = json(carry([null, 1, [], {}, blank, entry('b'), entry('b')]));
    await expect(get()).resolves.toEqual([entry('b')]);
  });

  test.each(faults)('fail with %s', async (_, behaviour, failure) => {
    host.behaviour = behaviour;
    await expect(get()).rejects.toMatchObject({ name: 'ServiceError', failure });
  });

  test.each([
    ['another code', { code: 1, data: [] }],
    ['no list', { code: 0, data: { total: 1, list: {} } }],
    ['nothing', { code: 0 }],
  ])('fail with %s', async (_, answer) => {
    host.behaviour = json(answer);
    await expect(get()).rejects.toMatchObject({ failure: 'bad-data' });
  });

  test('are given up where the host never answers', async () => {
    shortenTimeouts();
    host.behaviour = hang;
    await expect(get()).rejects.toMatchObject({ failure: 'timeout' });
  });
});

test('no more posts and recommended templates than there are places', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `${index}`);
  host.behaviour = json({ code: 0, data: many.map((id) => post(id)) });
  await expect(fetchPosts('pdf', 'en-US')).resolves.toHaveLength(feedPlaces.posts);
  host.behaviour = json({ code: 0, data: many.map((id) => template(id)) });
  await expect(fetchRecommended('writer', 'en-US')).resolves.toHaveLength(feedPlaces.templates);
});

test('a thumbnail of a foreign origin loses its template', async () => {
  const list = [template('a', { thumbnail: 'https://evil.example/a.svg' }), template('b')];
  host.behaviour = json({ code: 0, data: list });
  await expect(fetchRecommended('writer', 'en-US')).resolves.toEqual([template('b')]);
});

test('the total of all pages is told', async () => {
  host.behaviour = json({ code: 0, data: { total: 60, list: [template('a')] } });
  await expect(fetchTemplates('writer', 'en-US', 0)).resolves.toEqual({
    total: 60,
    templates: [template('a')],
  });
});
