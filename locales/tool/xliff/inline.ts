/** The text of a source or a target: what programs put into elements is put together again. */
import type { Element } from './xml';

/** What each code of a source stands for, such as `<ph>`. */
export type Codes = Map<string, string>;

/** A text, and what could not be read in it. */
export interface Inline {
  readonly text: string;
  /** The codes that the file does not explain, as `<ph id="1">`. */
  readonly unexplained: readonly string[];
  /** Elements that XLIFF does not have inside a text. */
  readonly strange: readonly string[];
}

interface Reader {
  readonly core: string;
  /** Original data of the unit, by its id. */
  readonly data: ReadonlyMap<string, string>;
  /** The codes of the source: a source adds to them, a target takes from them. */
  readonly codes: Codes;
  /**
   * A source is held against English afterwards. So what a program shows for a code without original
   * data may be tried, and be it nothing; in a target it may not.
   */
  readonly isSource: boolean;
}

/** `<cp hex="001F"/>`: a character that XML cannot hold. Null if it is none. */
function character(hex = ''): string | null {
  const number = /^[\da-fA-F]{1,6}$/.test(hex) ? Number.parseInt(hex, 16) : Infinity;
  return number <= 0x10ffff ? String.fromCodePoint(number) : null;
}

/** Original data of a unit; `<cp>` in it is a character. */
export function dataOf(unit: Element, core: string): ReadonlyMap<string, string> {
  const data = new Map<string, string>();
  for (const part of unit.children) {
    if (typeof part === 'string' || part.uri !== core || part.name !== 'originalData') continue;
    for (const entry of part.children) {
      if (typeof entry === 'string' || entry.name !== 'data') continue;
      const text = entry.children.map((child) =>
        typeof child === 'string' ? child : (character(child.attributes.hex) ?? ''),
      );
      data.set(entry.attributes.id ?? '', text.join(''));
    }
  }
  return data;
}

/** Attributes of the opening and the closing half of a code. */
const halves = {
  whole: { ref: 'dataRef', shown: ['disp', 'equiv'] },
  start: { ref: 'dataRefStart', shown: ['dispStart', 'equivStart'] },
  end: { ref: 'dataRefEnd', shown: ['dispEnd', 'equivEnd'] },
} as const;

/** Which half of which code an element is; `<pc>` has both. */
function partsOf({
  name,
  attributes,
}: Element): readonly (readonly [string, keyof typeof halves])[] {
  const id = attributes.id ?? '';
  if (name === 'pc')
    return [
      [`${id} start`, 'start'],
      [`${id} end`, 'end'],
    ];
  if (name === 'sc') return [[`${id} start`, 'whole']];
  if (name === 'ec') return [[`${attributes.startRef ?? id} end`, 'whole']];
  return [[id, 'whole']];
}

/** What one half of a code stands for; null where the file does not say. */
function content(
  { attributes }: Element,
  [label, half]: readonly [string, keyof typeof halves],
  { data, codes, isSource }: Reader,
): string | null {
  const { ref, shown } = halves[half];
  const original = data.get(attributes[ref] ?? '');
  const { id = '', copyOf } = attributes;
  const copied = copyOf === undefined ? undefined : codes.get(label.replace(id, copyOf));
  const said = original ?? codes.get(label) ?? copied ?? null;
  if (!isSource) return said;
  const display = shown.map((name) => attributes[name]).find((text) => text);
  codes.set(label, said ?? display ?? '');
  return said;
}

const coded = ['ph', 'pc', 'sc', 'ec'];
const marks = ['mrk', 'sm', 'em'];

/** Reads the text of an element. */
export function readInline(element: Element, reader: Reader): Inline {
  const unexplained: string[] = [];
  const strange: string[] = [];
  const read = (node: Element | string): string => {
    if (typeof node === 'string') return node;
    const inner = () => node.children.map(read).join('');
    if (node.uri === reader.core && marks.includes(node.name)) return inner();
    if (node.uri === reader.core && node.name === 'cp') {
      const sign = character(node.attributes.hex);
      if (sign === null) strange.push(`<cp hex="${node.attributes.hex ?? ''}">`);
      return sign ?? '';
    }
    if (node.uri !== reader.core || !coded.includes(node.name)) {
      strange.push(`<${node.name}>`);
      return '';
    }
    const parts = partsOf(node);
    const said = parts.map((part) => content(node, part, reader));
    if (said.includes(null)) {
      const { id, startRef = '' } = node.attributes;
      unexplained.push(`<${node.name} ${id ? `id="${id}"` : `startRef="${startRef}"`}>`);
    }
    const [before = '', after = ''] = parts.map(
      ([label], index) => said[index] ?? reader.codes.get(label) ?? '',
    );
    return before + inner() + after;
  };
  const text = element.children.map(read).join('');
  return { text, unexplained, strange };
}
