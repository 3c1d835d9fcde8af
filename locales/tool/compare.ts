/** A language's keys beside those of English: what is open, what is too much, what stands elsewhere. */
import { error, quoted, warning, type Finding } from './finding';
import { disguise, plainKey } from './keys';
import type { Catalogue } from './read';

/** The nearest group of a key that the file has, so that a missing text can be put there. */
function groupOf(key: string, { groups }: Catalogue): { name: string; line: number } {
  const parts = key.split('.').slice(0, -1);
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.');
    const line = groups.get(name);
    if (line !== undefined) return { name, line };
  }
  return { name: '', line: 1 };
}

/** A finding for each text that English has and the language has not. Errors only if `strict`. */
export function missingKeys(english: Catalogue, own: Catalogue, strict: boolean): Finding[] {
  const missing = [...english.messages].filter(([key]) => !own.messages.has(key));
  // A key whose value is no text has been reported already.
  const reported = new Set([
    ...own.findings.map(({ key }) => key),
    ...[...own.messages.keys()].map(plainKey),
  ]);
  return missing
    .filter(([key]) => !reported.has(key))
    .map(([key, { text }]) => {
      const { name, line } = groupOf(key, own);
      const place = name ? `under "${name}"` : 'at the top level';
      return {
        ...{ level: strict ? 'error' : 'open', file: own.file, line, key },
        problem: `is not translated: ${quoted(text)}`,
        mend: `add it ${place}; until then visitors read English`,
      };
    });
}

const unknownKey = error(
  'is a key that English does not have',
  'correct the key, or delete the line',
);

/** A finding for each text that English has not: nothing can show it. */
export function extraKeys(english: Catalogue, own: Catalogue): Finding[] {
  return [...own.messages]
    .filter(([key]) => !english.messages.has(key))
    .map(([key, { line }]) => ({
      ...(disguise(key) ?? unknownKey),
      ...{ file: own.file, line, key },
    }));
}

/** Whether a file is as `--fix` would write it. */
export function layoutFindings(own: Catalogue, tidy: string | null): Finding[] {
  if (tidy === null || own.source === null || tidy === own.source) return [];
  const now = own.source.split('\n');
  const line = tidy.split('\n').findIndex((wanted, index) => wanted !== now[index]) + 1;
  return [
    {
      ...warning('the order or the layout differs from English', 'run npm run locales -- --fix'),
      ...{ file: own.file, line: line || now.length, key: '' },
    },
  ];
}
