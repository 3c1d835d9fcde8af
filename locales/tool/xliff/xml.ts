/** Reads XML into elements that know their namespace and their line. */
import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../handover/types';
import { xmlProblem } from './xmlProblem';

/** An element as it stands in the file; comments and processing instructions are left out. */
export interface Element {
  /** Name without its prefix. */
  readonly name: string;
  /** Namespace; empty if there is none. */
  readonly uri: string;
  /** By the name as written, so that `id` and `fs:id` do not mix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
  readonly line: number;
}

type Open = Element & { readonly children: (Element | string)[] };

/** Far more than any program nests; beyond it the file is no handover. */
const deepest = 200;

/** The text as the standard wants it parsed: line breaks of one kind, and nothing before the declaration. */
function normalized(source: string): string {
  const lines = source.replace(/\r\n?/g, '\n');
  // Blank lines there are an error of XML and a slip of editors; the lines must still count.
  return lines.replace(/^\s+<\?xml\s[^>]*>/, (found) => found.replace(/\S/g, ' '));
}

/** The child elements of an element. */
export function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => typeof child !== 'string');
}

/**
 * The root of a well-formed file.
 * @throws UnreadableFile
 */
export function parseXml(file: string): Element {
  const source = normalized(file);
  const parser = new SaxesParser({ xmlns: true });
  const path: Open[] = [];
  let root: Element | null = null;
  let line = 1;
  let closed: Open | undefined;

  parser.on('error', () => {
    throw xmlProblem(source, parser, { open: path.at(-1), closed });
  });
  parser.on('doctype', () => {
    throw new UnreadableFile(
      parser.line,
      'has a document type',
      'delete what stands from <!DOCTYPE up to its >',
    );
  });
  parser.on('opentagstart', () => {
    // At a line break after the name, the parser stands on the next line.
    const column = parser.columnIndex;
    line = column === 0 ? parser.line - 1 : parser.line;
  });
  parser.on('opentag', (tag) => {
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map(({ name, value }) => [name, value]),
    );
    const element: Open = { name: tag.local, uri: tag.uri, attributes, children: [], line };
    path.at(-1)?.children.push(element);
    root ??= element;
    path.push(element);
    if (path.length > deepest)
      throw new UnreadableFile(
        line,
        `has more than ${deepest} elements in each other`,
        'export it anew from the program of the translator',
      );
  });
  parser.on('closetag', () => {
    closed = path.pop();
  });
  const text = (said: string) => path.at(-1)?.children.push(said);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(source).close();
  // The parser has refused a file without a root.
  return root as unknown as Element;
}
