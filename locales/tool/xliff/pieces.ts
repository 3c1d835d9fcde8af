/** The pieces of a unit of XLIFF 2: its segments, and what stands between two of them. */
import { dataOf, readInline, type Codes, type Inline } from './inline';
import { joined, type Part } from './space';
import { elementsIn, type Element } from './xml';

/** What holds for a unit because of the elements around it. */
export interface Context {
  /** Namespace of the core. */
  readonly core: string;
  readonly preserve: boolean;
  readonly translate: boolean;
  /** `trgLang` of the file. */
  readonly target: string;
}

/** The context inside an element. */
export function within(context: Context, { attributes }: Element): Context {
  const space = attributes['xml:space'];
  const { translate } = attributes;
  return {
    ...context,
    preserve: space ? space === 'preserve' : context.preserve,
    translate: translate ? translate === 'yes' : context.translate,
  };
}

type Text = Inline & Part;

/** A segment or what stands between two. */
export interface Piece {
  readonly element: Element;
  readonly source: Text;
  readonly target: Text | null;
  /** Attributes of the target. */
  readonly asked: Readonly<Record<string, string>>;
}

/** A source or target that is not there. */
export const noText: Text = { text: '', preserve: true, unexplained: [], strange: [] };

/** A target that its program has filled with the source before anyone translated. */
function isCopy({ source, target }: Piece): boolean {
  const said = (part: Part) => joined([part], 'edges dropped');
  return target !== null && said(target) === said(source);
}

/** Whether a piece is translated. `copied` is open or a name that stays: the file does not say, for want of a state. */
export function statusOf(piece: Piece): 'open' | 'copied' | 'done' {
  const { element, source, target } = piece;
  const { state } = element.attributes;
  if (element.name === 'ignorable' || source.text.trim() === '') return 'done';
  if (!target) return 'open';
  if (state !== undefined && state !== 'initial') return 'done';
  if (target.text.trim() === '') return 'open';
  if (!isCopy(piece)) return 'done';
  return state === 'initial' ? 'open' : 'copied';
}

/** The pieces as their targets are to be read; null if two ask for one place. */
export function inOrder(pieces: readonly Piece[]): Piece[] | null {
  const places = new Map(
    pieces.map((piece, index) => {
      const { order } = piece.asked;
      return [order === undefined ? index + 1 : Number(order), piece];
    }),
  );
  const sorted = pieces.map((_, index) => places.get(index + 1));
  return sorted.every((piece) => piece !== undefined) ? sorted : null;
}

/** The segments of a unit and what stands between them, as they follow each other in the source. */
export function readPieces(unit: Element, context: Context): Piece[] {
  const { core } = context;
  const data = dataOf(unit, core);
  const codes: Codes = new Map();
  const elements = elementsIn(unit).filter(
    ({ uri, name }) => uri === core && (name === 'segment' || name === 'ignorable'),
  );
  const all = elements.map((element) => {
    const own = within(context, element);
    const child = (wanted: string) =>
      elementsIn(element).find(({ uri, name }) => uri === core && name === wanted);
    return { element, own, source: child('source'), target: child('target') };
  });
  const read = (text: Element, own: Context, isSource: boolean): Text => ({
    ...readInline(text, { core, data, codes, isSource }),
    preserve: within(own, text).preserve,
  });
  // All sources first: a code of a target may have its source in another segment.
  const sources = all.map(({ own, source }) => (source ? read(source, own, true) : noText));
  return all.map(({ element, own, target }, index) => ({
    element,
    source: sources[index] ?? noText,
    target: target ? read(target, own, false) : null,
    asked: target?.attributes ?? {},
  }));
}
