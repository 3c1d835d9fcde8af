/** The house has one direction of travel: app → components → stores → services → config. */
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles';

const layers = ['app', 'components', 'stores', 'services', 'config'];
const files = layers.flatMap((layer) => sourceFiles(layer, /\.tsx?$/));
/** Browser code of `app` and `components`, by its name. */
const isClient = (path: string) => /\.client\.tsx?$/.test(path);
const layerOf = (path: string) => layers.indexOf(path.split('/', 1)[0] ?? '');

/** Everything that a file imports, as paths from the root; packages by their names. */
function importsOf({ path, text }: (typeof files)[number]): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, source = '']) =>
    source.startsWith('.') ? join(dirname(path), source) : source.replace(/^@\//, ''),
  );
}

const offences = (isOffence: (source: string, path: string) => boolean) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((source) => isOffence(source, file.path))
      .map((source) => `${file.path} imports ${source}`),
  );

describe('imports', () => {
  test('are found at all', () => {
    const header = files.find(({ path }) => path === 'components/header/Header.tsx');
    expect(header && importsOf(header)).toEqual(
      expect.arrayContaining(['next-intl', 'config/visitor/account', 'components/ui/MenuLink']),
    );
  });

  test('run one way', () => {
    const upwards = offences((source, path) => {
      const layer = layerOf(source);
      return layer !== -1 && layer < layerOf(path);
    });
    expect(upwards).toEqual([]);
  });

  test('never reach for the backend, the tests or the publish step', () => {
    expect(offences((source) => /^(sandbox|tests|deploy)\//.test(source))).toEqual([]);
  });

  test('leave words and React to components and app', () => {
    const outside = offences(
      (source, path) => layerOf(path) > 1 && /^(next-intl|react|react-dom|next)(\/|$)/.test(source),
    );
    expect(outside).toEqual([]);
  });

  test('reach stores from browser code and from stores only', () => {
    const reaching = offences(
      (source, path) =>
        source.startsWith('stores/') && !isClient(path) && !path.startsWith('stores/'),
    );
    expect(reaching).toEqual([]);
  });

  test('load what is heavy only when it is needed', () => {
    const heavy = /^\s*import (?!type\b)[^;]*from ['"](axios|ua-parser-js|rrweb|jose)['"]/m;
    expect(files.filter(({ text }) => heavy.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('browser code', () => {
  const directive = /^\s*['"]use client['"]/m;
  /** Next demands this name, and the directive in this very file. */
  const byNext = 'app/global-error.tsx';

  test('is what is named *.client.ts or *.client.tsx, and all of that', () => {
    const marked = files
      .filter(({ path, text }) => directive.test(text) && path !== byNext)
      .map(({ path }) => path);
    const named = files.map(({ path }) => path).filter(isClient);
    expect(marked).toEqual(named);
  });

  test('begins with its directive', () => {
    const late = files.filter(
      ({ path, text }) => isClient(path) && !text.startsWith("'use client';"),
    );
    expect(late.map(({ path }) => path)).toEqual([]);
  });

  test('is in components', () => {
    const outside = files.filter(({ path }) => isClient(path) && !path.startsWith('components/'));
    expect(outside.map(({ path }) => path)).toEqual([]);
  });
});

describe('names of app and components', () => {
  const paths = new Set(files.map(({ path }) => path));
  const resolved = (source: string) =>
    [source, `${source}.ts`, `${source}.tsx`].find((path) => paths.has(path));
  const byPath = new Map(files.map((file) => [file.path, file]));

  /** The files that these lead to by imports of values, themselves included. */
  function closure(starts: string[], stopAt: (path: string) => boolean = () => false): Set<string> {
    const reached = new Set<string>();
    const waiting = [...starts];
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      const file = byPath.get(path);
      if (!file || stopAt(path)) continue;
      const values = { path, text: file.text.replace(/\b(import|export) type\b[^;]*;/g, '') };
      waiting.push(...importsOf(values).flatMap((source) => resolved(source) ?? []));
    }
    return reached;
  }

  const isDrawn = (path: string) => layerOf(path) < 2;
  const isShared = (path: string) => /\.shared\.tsx?$/.test(path);
  const inBrowser = closure([...paths].filter(isClient));
  const onServer = closure(
    [...paths].filter((path) => path.startsWith('app/')),
    isClient,
  );

  test('say of all that reaches the browser that it does', () => {
    const silent = [...inBrowser].filter((path) => isDrawn(path) && !isClient(path));
    expect(silent.filter((path) => !isShared(path))).toEqual([]);
    expect(silent).not.toEqual([]);
  });

  test('call shared what server and browser both use, and nothing else', () => {
    const both = [...onServer].filter((path) => inBrowser.has(path) && isDrawn(path));
    const shared = [...paths].filter(isShared);
    expect(both.filter((path) => !isClient(path)).sort()).toEqual(shared.sort());
  });

  test('end in .tsx where there is markup, and only there', () => {
    const markup = /<(?:[A-Za-z][\w.]*(?:\s[^<>]*)?\/?>|>)/;
    const wrong = files.filter(
      ({ path, text }) =>
        path.startsWith('components/') && path.endsWith('.tsx') && !markup.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('sizes', () => {
  test.each([
    ['pages', /^app\/.*page\.tsx$/, 60],
    ['components', /^(app|components)\/.*\.tsx$/, 120],
    ['services', /^services\//, 150],
    ['stores', /^stores\//, 150],
  ])('%s (%s) have at most %i lines', (_, pattern, most) => {
    const sized = files
      .filter(({ path }) => pattern.test(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
    expect(sized).not.toEqual([]);
    expect(sized.filter(({ lines }) => lines > most)).toEqual([]);
  });
});

test('services, stores and config files open with a sentence of purpose', () => {
  const plain = files.filter(({ path }) => layerOf(path) > 1);
  const without = plain.filter(({ text }) => !/^(\/\*\*|\/\/) \S/.test(text));
  expect(without.map(({ path }) => path)).toEqual([]);
});
