/** What marketers read of the events is what the site sends. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commonParameters, events, type EventName } from '@/config/visitor/events';

const text = readFileSync('docs/analytics.md', 'utf8');
const [, eventTable = '', parameterTable = '', commonTable = ''] =
  text.split(/^\| (?:Event|Param).*$/m);
const words = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const rows = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1));
const names = (table: string) => rows(table).flatMap(([name = '']) => words(name));

describe('docs/analytics.md', () => {
  test('has every event, and no other', () => {
    expect(names(eventTable)).toEqual(Object.keys(events));
  });

  test.each(rows(eventTable))('gives%s its parameters', (name, _when, parameters) => {
    const [event] = words(name ?? '') as [EventName];
    const listed = words(parameters ?? '').flatMap((word) => events[word as EventName] ?? [word]);
    expect(listed).toEqual(events[event]);
  });

  test('explains every parameter', () => {
    const own = new Set(Object.values(events).flat());
    const explained = [...names(parameterTable), ...names(commonTable)];
    expect([...own].filter((name) => !explained.includes(name))).toEqual([]);
  });

  test('has what goes with every event', () => {
    expect(names(commonTable)).toEqual([...commonParameters]);
  });
});

test('events begin with ow_', () => {
  for (const name of Object.keys(events)) expect(name).toMatch(/^ow_[a-z_]+$/);
});
