/** A published page as one tree, which every step edits; written back, it is the same to the byte but for their edits. */
import {
  DomHandler,
  Element,
  isComment,
  isDirective,
  isTag,
  isText,
  type ChildNode,
  type Document,
} from 'domhandler';
import { appendChild, findAll, findOne, prepend, removeElement } from 'domutils';
import { Parser } from 'htmlparser2';

/** An element with its tags as they stand in the page; a tag that is only implied is empty. */
class Markup extends Element {
  close = '';

  constructor(
    name: string,
    attributes: Record<string, string>,
    public open: string,
  ) {
    super(name, attributes);
  }
}

export type { Markup };

/** Makes the tree, and keeps each tag as it is written. */
class SourceHandler extends DomHandler {
  private at: { startIndex: number | null; endIndex: number | null } | undefined;

  constructor(private readonly html: string) {
    super();
  }

  private written(): string {
    return this.html.slice(this.at?.startIndex ?? 0, (this.at?.endIndex ?? -1) + 1);
  }

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.at = parser;
  }

  override onopentag(name: string, attributes: Record<string, string>, implied = false): void {
    const element = new Markup(name, attributes, implied ? '' : this.written());
    this.addNode(element);
    this.tagStack.push(element);
  }

  override onclosetag(_name = '', implied = true): void {
    const element = this.tagStack.at(-1);
    if (!implied && element instanceof Markup) element.close = this.written();
    super.onclosetag();
  }
}

function write(nodes: readonly ChildNode[], pieces: string[]): void {
  for (const node of nodes) {
    if (node instanceof Markup) {
      pieces.push(node.open);
      write(node.children, pieces);
      pieces.push(node.close);
    } else if (isText(node)) pieces.push(node.data);
    else if (isComment(node)) pieces.push('<!--', node.data, '-->');
    else if (isDirective(node)) pieces.push('<', node.data, '>');
  }
}

function written(nodes: readonly ChildNode[]): string {
  const pieces: string[] = [];
  write(nodes, pieces);
  return pieces.join('');
}

/** @throws Error if the tree would not be written back as it came. */
function parse(html: string): Document {
  const handler = new SourceHandler(html);
  // Texts and attributes stay escaped, as they are written.
  new Parser(handler, { decodeEntities: false }).end(html);
  if (written(handler.root.children) !== html) throw new Error('its markup is not well formed');
  return handler.root;
}

/** A page, from its file in the export to what is published. */
export class Page {
  private readonly root: Document;

  /** @param html whole pages, and in tests parts of one. */
  constructor(html: string) {
    this.root = parse(html);
  }

  /** Every element of a name, in page order. */
  all(name: string, fits: (element: Markup) => boolean = () => true): Markup[] {
    return this.every((element) => element.name === name && fits(element));
  }

  /** Every element that fits, in page order. */
  every(fits: (element: Markup) => boolean): Markup[] {
    return findAll((node) => fits(node as Markup), this.root.children) as Markup[];
  }

  /** The first element of a name. @throws Error if there is none. */
  the(name: string, fits: (element: Markup) => boolean = () => true, called = `<${name}>`): Markup {
    const found = findOne(
      (element) => element.name === name && fits(element as Markup),
      this.root.children,
    );
    if (!found) throw new Error(`there is no ${called}`);
    return found as Markup;
  }

  toString(): string {
    return written(this.root.children);
  }
}

/** What must be there. @throws Error naming it if nothing was found. */
export function found<Item>(items: readonly Item[], called: string): readonly Item[] {
  if (items.length === 0) throw new Error(`there is no ${called}`);
  return items;
}

/** The elements right inside another. */
export const inside = (element: Markup): Markup[] => element.children.filter(isTag) as Markup[];

/** What stands in an element, as it is written. */
export const innerHtml = (element: Markup): string => written(element.children);

/** An element with all that is in it, as it is written. */
export const outerHtml = (element: Markup): string => written([element]);

/** Gives an element another attribute; the value needs no escaping. */
export function setAttribute(element: Markup, name: string, value: string): void {
  element.attribs[name] = value;
  element.open = element.open.replace(/^<[\w-]+/, (start) => `${start} ${name}="${value}"`);
}

/** Puts new markup before an element. */
export function putBefore(element: Markup, html: string): void {
  for (const node of [...parse(html).children]) prepend(element, node);
}

/** Puts new markup at the end of an element. */
export function putAtEnd(element: Markup, html: string): void {
  for (const node of [...parse(html).children]) appendChild(element, node);
}

/** Takes an element out of the page, with all that is in it. */
export const takeOut: (element: Markup) => void = removeElement;
