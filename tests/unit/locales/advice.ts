/** Does to a file what the checker's advice says, to the letter, as a person would who knows nothing else. */
import type { Finding } from '@/locales/tool/finding';

/** A place in a file: its lines, and the finding's line and column. */
interface Place {
  readonly lines: readonly string[];
  /** Index of the line. */
  readonly at: number;
  /** Index of the column; 0 where the finding names none. */
  readonly column: number;
}

/** What an advice asks for; `found` are the groups of its pattern. */
type Act = (place: Place, found: readonly string[]) => readonly string[];

/** Changes the line of the finding. */
function inLine(
  change: (line: string, place: Place, found: readonly string[]) => string | null,
): Act {
  return (place, found) =>
    place.lines.flatMap((line, index) => {
      const text = index === place.at ? change(line, place, found) : line;
      return text === null ? [] : text.split('\n');
    });
}

function spliced(line: string, column: number, gone: number, put = ''): string {
  return line.slice(0, column) + put + line.slice(column + gone);
}

/** Replaces the character at the place. */
const write = inLine((line, { column }, [put = '']) => spliced(line, column, 1, put));
const remove = inLine((line, { column }) => spliced(line, column, 1));

/** Puts a line before the first that begins with a text, at or behind the place. */
const lineBefore: Act = ({ lines, at }, [put = '', next = '']) => {
  const index = lines.findIndex((line, number) => number >= at && line.trim().startsWith(next));
  return [...lines.slice(0, index), put, ...lines.slice(index)];
};

const plainEntry = inLine((line) => {
  const [, blanks = '', key = '', text = '', end = ''] =
    /^(\s*)\W*([\w.]+)\W*?\s*[:=\s]\s*"?(.*?)"?(,?)$/.exec(line) ?? [];
  return `${blanks}"${key}": "${text || 'Text'}"${end}`;
});

/** Advice → what to do. The first row that fits counts. */
const acts: readonly (readonly [RegExp, Act])[] = [
  [/^write (\},?) in a line of its own before (.+)$/, lineBefore],
  [/^write ("\w+": \{) before this line$/, inLine((line, _, [put = '']) => `${put}\n${line}`)],
  [/^write \{ at the end of this line$/, inLine((line) => `${line.trimEnd()} {`)],
  [/^write \{ in the first line$/, ({ lines }) => ['{', ...lines]],
  [/^write the missing \} at the end$/, ({ lines }) => [...lines, '}']],
  [/^write " before the comma at the end/, inLine((line) => line.replace(/,\s*$/, '",'))],
  [/^write " at the end of this line$/, inLine((line) => `${line.trimEnd()}"`)],
  [/^write } before this comma$/, inLine((line, { column }) => spliced(line, column, 0, '}'))],
  [/^write " before the text$/, inLine((line, { column }) => spliced(line, column, 0, '"'))],
  [
    /^write ", at both ends$/,
    inLine((line, { column }) => {
      const rest = line.slice(column + 1);
      const end = /["“”„‟«»‹›'’‘]\s*(?=[:,]|$)/.exec(rest)?.index ?? rest.length;
      return `${line.slice(0, column)}"${rest.slice(0, end)}"${rest.slice(end + 1)}`;
    }),
  ],
  [/^write (.) (?:instead of it|between key and text)$/, write],
  [/^write a space instead$/, inLine((line, { column }) => spliced(line, column, 1, ' '))],
  [/^write two for one: \\\\, or/, inLine((line, { column }) => spliced(line, column, 0, '\\'))],
  [/^write ([{}:,"])$/, write],
  [/^write "key": before the \{$/, inLine((line, { column }) => spliced(line, column, 0, '"x": '))],
  [/^write "key": "text"$/, plainEntry],
  [
    /^write it between two ", or delete the line$/,
    inLine((line) => line.replace(/:\s*(,?)$/, ': "Text"$1')),
  ],
  [
    /^inside a text write (.)…(.), never a straight "$/,
    inLine((line, _, [open = '', close = '']) => {
      const [, start = '', text = '', end = ''] = /^(\s*"\w+": ")(.*)("\W*)$/.exec(line) ?? [];
      let marks = 0;
      return start + text.replace(/"/g, () => (marks++ % 2 === 0 ? open : close)) + end;
    }),
  ],
  [/^add a comma$/, inLine((line, { column }) => spliced(line, column, 0, ','))],
  [/^delete (?:the comma|one|this [}[]|the \\)$/, remove],
  [/^delete it, or run npm run locales -- --fix$/, remove],
  [/^delete it; what separates two entries is a comma$/, remove],
  [/^delete the braces around a text/, inLine((line) => line.replace(/[{}]\s*/g, ''))],
  [
    /^delete the comment$/,
    inLine((line) => line.replace(/\s*(\/\/.*|\/\*.*\*\/|#.*|<!--.*-->)/, '') || null),
  ],
  [
    /^keep one, and delete the lines <<<<<<</,
    ({ lines }) => {
      const from = lines.findIndex((line) => line.startsWith('======='));
      const to = lines.findIndex((line) => line.startsWith('>>>>>>>'));
      return lines.filter(
        (line, index) => !line.startsWith('<<<<<<<') && (index < from || index > to),
      );
    },
  ],
  [
    /^join this line and the next$/,
    ({ lines, at }) => [
      ...lines.slice(0, at),
      `${lines[at] ?? ''} ${(lines[at + 1] ?? '').trimStart()}`,
      ...lines.slice(at + 2),
    ],
  ],
  [/^delete it$/, inLine((line, { column }) => line.slice(0, column).trimEnd() || null)],
  [
    /^delete it, or one \} too many above$/,
    ({ lines, at, column }) => [...lines.slice(0, at), (lines[at] ?? '').slice(0, column)],
  ],
];

/** The file after the advice of one finding. @throws Error for an advice that nobody can follow. */
export function followed(source: string, { line, problem, mend }: Finding): string {
  const lines = source.split('\n');
  const column = Number(/^column (\d+):/.exec(problem)?.[1] ?? 1) - 1;
  for (const [pattern, act] of acts) {
    const found = pattern.exec(mend);
    if (found) return act({ lines, at: line - 1, column }, found.slice(1)).join('\n');
  }
  throw new Error(`nobody knows how to “${mend}” (${problem})`);
}
