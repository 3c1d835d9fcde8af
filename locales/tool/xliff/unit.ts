/** A unit of XLIFF 2: its segments put together again, in the order that their targets ask for. */
import { error, warning, type Issue } from '../finding';
import { languageNamed } from '../handover/language';
import type { ReturnedRow } from '../handover/types';
import { inOrder, noText, readPieces, statusOf, within, type Context, type Piece } from './pieces';
import { joined, type Spacing } from './space';
import type { Element } from './xml';

/** A segment that its program has set to more than initial. */
function isConfirmed({ element }: Piece): boolean {
  const { state = 'initial' } = element.attributes;
  return element.name === 'ignorable' || state !== 'initial';
}

function listed(words: readonly string[]): string {
  return [...new Set(words)].join(', ');
}

/** What keeps a unit from being taken. */
function refusals(pieces: readonly Piece[], { target: wanted }: Context): Issue[] {
  const texts = pieces.flatMap(({ source, target }) => [source, target ?? noText]);
  const strange = texts.flatMap((text) => text.strange);
  const unexplained = pieces.flatMap(({ target }) => target?.unexplained ?? []);
  const other = pieces
    .map(({ asked }) => asked['xml:lang'])
    .find((lang) => lang && languageNamed(lang) !== languageNamed(wanted));
  if (pieces.length === 0)
    return [error('has no segment', 'export it anew from the program of the translator')];
  return [
    ...(strange.length > 0
      ? [
          error(
            `has ${listed(strange)} inside its text, which XLIFF 2 does not have there`,
            'write tags of the text as in the export: &lt;b&gt;',
          ),
        ]
      : []),
    ...(unexplained.length > 0
      ? [
          error(
            `has ${listed(unexplained)}, and the file does not say what it stands for`,
            'let the program write originalData, or keep {file} and &lt;b&gt; as plain text',
          ),
        ]
      : []),
    ...(other
      ? [
          error(
            `has a target in ${other}, in a file for ${wanted}`,
            'put the right translation in, or correct xml:lang',
          ),
        ]
      : []),
    ...(inOrder(pieces)
      ? []
      : [
          error(
            `has targets whose order is not 1 to ${pieces.length}, each once`,
            'correct the attribute order, or delete it',
          ),
        ]),
  ];
}

/** Segments that are said to be done and have no target: XLIFF does not allow it. */
function halfDone(pieces: readonly Piece[]): Issue[] {
  const states = pieces
    .filter((piece) => !piece.target && statusOf(piece) === 'open')
    .map(({ element }) => element.attributes.state ?? 'initial')
    .filter((state) => state !== 'initial');
  return states.length === 0
    ? []
    : [
        warning(
          `is marked as ${listed(states)} and has no translation: it stays as it is`,
          'translate it in the program, or set it back to initial',
        ),
      ];
}

/** What to say if its English is not ours although the file may be at fault. */
function doubtOf(pieces: readonly Piece[]): Issue | undefined {
  const unexplained = pieces.flatMap(({ source }) => source.unexplained);
  return unexplained.length === 0
    ? undefined
    : error(
        `has ${listed(unexplained)}, and the file does not say what it stands for`,
        'let the program write originalData, or keep {file} and &lt;b&gt; as plain text',
      );
}

const spacings: readonly Spacing[] = ['kept', 'edges dropped', 'edges kept'];

/** Reads a unit; `context` is that of what stands around it. */
export function readUnit(unit: Element, context: Context): ReturnedRow {
  const own = within(context, unit);
  const pieces = readPieces(unit, own);
  const open = pieces.some((piece) => statusOf(piece) === 'open');
  const doubt = doubtOf(pieces);
  const targets = (inOrder(pieces) ?? pieces).map(({ source, target }) => target ?? source);
  return {
    key: (unit.attributes.id ?? '').trim(),
    line: unit.line,
    state: !own.translate ? 'locked' : open ? 'open' : 'translated',
    readings: spacings.map((spacing) => ({
      english: joined(
        pieces.map(({ source }) => source),
        spacing,
      ),
      text: joined(targets, spacing),
    })),
    confirmed: pieces.every(isConfirmed),
    copied: pieces.filter((piece) => statusOf(piece) === 'copied').map(({ source }) => source.text),
    issues: !own.translate ? [] : open ? halfDone(pieces) : refusals(pieces, own),
    ...(doubt ? { doubt } : {}),
  };
}
