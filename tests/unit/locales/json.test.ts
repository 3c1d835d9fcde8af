/** What a file says that is no JSON, and that good JSON is read as `JSON.parse` reads it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '@/config/site/languages';
import { JsonProblem, readJson } from '@/locales/tool/json';

function problemOf(source: string): string {
  try {
    readJson(source);
  } catch (cause) {
    if (cause instanceof JsonProblem)
      return `${cause.line}:${cause.column} ${cause.problem} — ${cause.mend}`;
    throw cause;
  }
  return 'none';
}

describe('a broken file without lines', () => {
  test.each([
    ['', '1:1 the file ends too early — write the missing } at the end'],
    ['["a"]', '1:1 the file does not begin with { — add what is missing'],
    ['{', '1:2 the file ends too early — write the missing } at the end'],
    ['{"a": {"b": "x"}', '1:17 the file ends too early — write the missing } at the end'],
    ['{"a": "x",}', '1:10 a comma before a closing brace — delete the comma'],
    ['{"a": "x" "b": "y"}', '1:10 a comma is missing after this entry — add a comma'],
    ['{"a" "x"}', '1:5 a colon is missing after "a" — write "key": "text"'],
    ['{"a": x}', '1:7 a text must stand in double quotation marks — write " before the text'],
    [
      '{"a": "x\\y"}',
      '1:9 a single backslash \\ inside a text — write two for one: \\\\, or delete it',
    ],
    [
      '{"a": "x\\u12"}',
      '1:9 a single backslash \\ inside a text — write two for one: \\\\, or delete it',
    ],
    ['{"a.b": "x"}', '1:2 "a.b" is no key — give each part of a key its own group in braces'],
    ['{"a": "x"}}', '1:11 a } too many — delete this }'],
    ['{"a": ["x"', '1:11 the file ends too early — write the missing } at the end'],
    ['{"a": "x', '1:9 the file ends in the middle of a text — add what is missing'],
  ])('%j', (source, problem) => expect(problemOf(source)).toBe(problem));
});

describe('a good file', () => {
  test('keeps lines, groups, duplicates, and values that are no text', () => {
    const source =
      '{\n  "a": "x\\n\\u00e9 \\"",\n  "b": {\n    "c": [1, ["]"]],\n    "c": null\n  }\n}';
    expect(readJson(source)).toEqual({
      leaves: [
        { key: 'a', text: 'x\né "', line: 2 },
        { key: 'b.c', text: null, line: 4 },
        { key: 'b.c', text: null, line: 5 },
      ],
      groups: new Map([
        ['', 1],
        ['b', 3],
      ]),
      duplicates: [{ key: 'b.c', line: 5, firstLine: 4 }],
    });
  });

  test.each(languages)('$code is read as JSON.parse reads it', ({ file }) => {
    const source = readFileSync(`locales/${file}`, 'utf8');
    const tree = JSON.parse(source) as Record<string, unknown>;
    const lines = source.split('\n');
    for (const { key, text, line } of readJson(source).leaves) {
      const value = key.split('.').reduce<unknown>((at, part) => (at as typeof tree)[part], tree);
      expect(text).toBe(value);
      expect(lines[line - 1]).toContain(`"${key.split('.').at(-1) ?? ''}":`);
    }
  });
});
