/** A published page as one tree, which every step edits; written back, it is the same to the byte but for their edits. */
import { isTag, type Document } from 'domhandler';
import { appendChild, findAll, findOne, prepend, removeElement } from 'domutils';
import { parse, written, type Markup } from './markup';

export type { Markup };

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
