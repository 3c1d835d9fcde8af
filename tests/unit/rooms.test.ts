/** The rooms of the house: which may import which, that none do so in a circle, and that the drawing of them is true. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles, type SourceFile } from './sourceFiles';

/** Folders whose own folders are rooms; what stands beside those is the hall that they open on. */
const houses = ['config', 'services', 'stores', 'components', 'deploy'];

/** Rooms that may import others of their house, where an order is meant and not only no circle. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'services/rules': [],
  'services/page': ['services/rules'],
  'services/calls': ['services/rules', 'services/page'],
  stores: [],
  'stores/flows': ['stores'],
};

const roomOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/');

/** The files that a file imports, as paths from the root and without their ending. */
function importsOf({ path, text }: SourceFile): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](@\/|\.)([^'"]+)['"]/g);
  return [...found].map(([, start = '', rest = '']) =>
    start === '@/' ? rest : join(dirname(path), start + rest),
  );
}

/** For each room of a house the other rooms of it that it imports, each with one file that does. */
function arrowsIn(house: string): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>();
  for (const file of sourceFiles(house, /\.tsx?$/)) {
    const room = roomOf(file.path);
    const to = arrows.get(room) ?? new Map<string, string>();
    arrows.set(room, to);
    for (const source of importsOf(file)) {
      const other = roomOf(source);
      if (other.split('/', 1)[0] === house && other !== room)
        to.set(other, `${file.path} imports ${source}`);
    }
  }
  return arrows;
}

/** What remains of the arrows when rooms are taken away, over and over, that lead to no other or that no other leads to. */
function inCircles(arrows: Map<string, Map<string, string>>): string[] {
  const left = new Map(arrows);
  const leadsOn = (room: string) => [...(left.get(room)?.keys() ?? [])].some((to) => left.has(to));
  const isLedTo = (room: string) => [...left.values()].some((to) => to.has(room));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const room of [...left.keys()]) if (!leadsOn(room) || !isLedTo(room)) left.delete(room);
  }
  return [...left].flatMap(([room, to]) =>
    [...to].filter(([other]) => left.has(other)).map(([, why]) => `${room}: ${why}`),
  );
}

describe.each(houses)('the rooms of %s', (house) => {
  const arrows = arrowsIn(house);

  test('are seen at all', () => {
    expect(arrows.size).toBeGreaterThan(1);
    expect([...arrows.values()].some((to) => to.size > 0)).toBe(true);
  });

  test('import each other in no circle', () => {
    expect(inCircles(arrows)).toEqual([]);
  });

  test('import what their order allows', () => {
    const wrong = [...arrows].flatMap(([room, to]) => {
      const allowed = mayImport[room];
      return allowed ? [...to].filter(([other]) => !allowed.includes(other)) : [];
    });
    expect(wrong.map(([, why]) => why)).toEqual([]);
  });
});

test('a circle is found, and what leads to it or out of it is not blamed', () => {
  const arrow = (...others: string[]) => new Map(others.map((other) => [other, `to ${other}`]));
  const circle = new Map([
    ['a', arrow('b')],
    ['b', arrow('c')],
    ['c', arrow('b', 'd')],
    ['d', arrow()],
  ]);
  expect(inCircles(circle)).toEqual(['b: to c', 'c: to b']);
  expect(inCircles(new Map([...circle, ['c', arrow('d')]]))).toEqual([]);
});

test('docs/decisions/rooms.md names every room, and no other', () => {
  const drawn = readFileSync('docs/decisions/rooms.md', 'utf8').matchAll(/^\| `([^`]+)\/`/gm);
  const rooms = houses.flatMap((house) => [
    ...new Set(sourceFiles(house, /\.tsx?$/).map(({ path }) => roomOf(path))),
  ]);
  expect([...drawn].map(([, room]) => room).sort()).toEqual(rooms.sort());
});

describe('the storeys of components', () => {
  const drawn = readFileSync('docs/decisions/rooms.md', 'utf8').matchAll(
    /^\| (?:pages|frame|parts|ground) +\| ([\w, ]+) \|$/gm,
  );
  const storeys = [...drawn].map(([, rooms = '']) =>
    rooms
      .trim()
      .split(', ')
      .map((room) => `components/${room}`),
  );
  const storeyOf = (room: string) => storeys.findIndex((rooms) => rooms.includes(room));
  const arrows = arrowsIn('components');

  test('have every room, once', () => {
    expect(storeys).toHaveLength(4);
    expect(storeys.flat().sort()).toEqual([...arrows.keys()].sort());
  });

  test('have no arrow upwards', () => {
    const upwards = [...arrows].flatMap(([room, to]) =>
      [...to].filter(([other]) => storeyOf(other) < storeyOf(room)),
    );
    expect(upwards.map(([, why]) => why)).toEqual([]);
  });
});
