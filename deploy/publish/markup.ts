/** HTML as a tree that is written back to the byte: each tag is kept as it stands in its page. */
import {
  DomHandler,
  Element,
  isComment,
  isDirective,
  isText,
  type ChildNode,
  type Document,
} from 'domhandler';
import { Parser } from 'htmlparser2';

/** An element with its tags as they stand in the page; a tag that is only implied is empty. */
export class Markup extends Element {
  close = '';

  constructor(
    name: string,
    attributes: Record<string, string>,
    public open: string,
  ) {
    super(name, attributes);
  }
}

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

/** Markup as it stands in the page. */
export function written(nodes: readonly ChildNode[]): string {
  const pieces: string[] = [];
  write(nodes, pieces);
  return pieces.join('');
}

/** The tree of a piece of markup. @throws Error if it would not be written back as it came. */
export function parse(html: string): Document {
  const handler = new SourceHandler(html);
  // Texts and attributes stay escaped, as they are written.
  new Parser(handler, { decodeEntities: false }).end(html);
  if (written(handler.root.children) !== html) throw new Error('its markup is not well formed');
  return handler.root;
}
