// @vitest-environment happy-dom
/** The page in all languages: plain links that keep query and hash. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSelectedLayoutSegments } from 'next/navigation';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LanguageList } from '@/components/language/LanguageList.client';
import { languageCodes, languages, type LanguageCode } from '@/config/site/languages';
import { routeNames, routes } from '@/config/site/routes';
import { localizedPath } from '@/services/rules/urls';
import { pageAt } from '../remoteHost';

vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: vi.fn() }));

/** Draws the list on a page; `path` is without language prefix. */
function draw(path: string, language: LanguageCode = 'en-US') {
  const segments = path.split('/').filter(Boolean);
  vi.mocked(useSelectedLayoutSegments).mockReturnValue(segments);
  render(<LanguageList language={language} label="Languages" className="list" />);
}

const links = () => screen.getAllByRole<HTMLAnchorElement>('link');
const hrefs = () => links().map((link) => link.getAttribute('href'));

beforeEach(() => {
  pageAt('https://site.example/');
  // A test window goes nowhere.
  document.addEventListener('click', (event) => event.preventDefault());
});
afterEach(cleanup);

describe('the list', () => {
  test.each(routeNames.filter((name) => name !== 'not-found'))(
    'leads from %s to itself',
    (name) => {
      draw(routes[name].path);
      expect(hrefs()).toEqual(languageCodes.map((code) => localizedPath(routes[name].path, code)));
    },
  );

  test.each(['/404/', '/nothing/here/'])('leads from %s to the home pages', (path) => {
    draw(path);
    expect(hrefs()).toEqual(languageCodes.map((code) => localizedPath('/', code)));
  });

  test.each(languageCodes)('says that %s is the current language', (code) => {
    draw('/pricing/', code);
    const current = links().filter((link) => link.getAttribute('aria-current') === 'true');
    expect(current.map((link) => link.getAttribute('href'))).toEqual([
      localizedPath('/pricing/', code),
    ]);
  });

  test.each(languages)('names $name in its own language', ({ name, iso, newCode }) => {
    draw('/');
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('lang')).toBe(iso);
    expect(link.getAttribute('hreflang')).toBe(newCode);
  });

  test('is a named list', () => {
    draw('/');
    expect(screen.getByRole('list', { name: 'Languages' }).children).toHaveLength(languages.length);
  });
});

describe('a click', () => {
  const kept = '/de-DE/pricing/?utm_source=a&utm_medium=b%20c#faq';

  test.each<[string, (link: HTMLElement) => void]>([
    ['click', (link) => fireEvent.click(link)],
    [
      'middle click',
      (link) => fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 })),
    ],
  ])('(%s) takes query and hash along', (_, press) => {
    pageAt('https://site.example/pricing/?utm_source=a&utm_medium=b%20c#faq');
    draw('/pricing/');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' });
    press(link);
    expect(link.href).toBe(`https://site.example${kept}`);
  });

  test('adds nothing where there is nothing to keep', () => {
    pageAt('https://site.example/pricing/');
    draw('/pricing/');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' });
    fireEvent.click(link);
    expect(link.href).toBe('https://site.example/de-DE/pricing/');
  });

  test('forgets the query of before', () => {
    pageAt('https://site.example/pricing/?a=b#c');
    draw('/pricing/');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' });
    fireEvent.click(link);
    pageAt('https://site.example/pricing/?d=e');
    fireEvent.click(link);
    expect(link.href).toBe('https://site.example/de-DE/pricing/?d=e');
  });
});
