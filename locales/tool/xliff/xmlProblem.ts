/** Why a file is no XML, in words of someone who edits one. */
import type { SaxesParser } from 'saxes';
import { lineCounter } from '../lineCounter';
import { UnreadableFile } from '../handover/types';

const passedOver = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>/.source;
const reference = /&(?:#\d+|#x[\da-fA-F]+|amp|lt|gt|quot|apos);/.source;
const control = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/;

/** The first `&` that begins no character of XML: parsers notice it only later, if at all. */
function strayAmpersand(source: string, before: number): { at: number; name: string } | null {
  const signs = new RegExp(`${passedOver}|${reference}|&(?<name>[\\w#]{0,12};)?`, 'g');
  for (const { 0: found, index, groups } of source.matchAll(signs)) {
    if (index >= before) return null;
    if (found.startsWith('&') && !new RegExp(`^${reference}$`).test(found))
      return { at: index, name: groups?.name ?? '' };
  }
  return null;
}

interface Place {
  readonly name: string;
  readonly line: number;
}

/**
 * What the parser has stopped at.
 * @param around the innermost element that is open, and the one that an end tag has just closed
 */
export function xmlProblem(
  source: string,
  parser: SaxesParser<{ xmlns: true }>,
  { open, closed }: { readonly open?: Place; readonly closed?: Place },
): UnreadableFile {
  const lineOf = lineCounter(source);
  const ampersand = strayAmpersand(source, parser.position);
  if (ampersand?.name)
    return new UnreadableFile(
      lineOf(ampersand.at),
      `has &${ampersand.name} which XML does not know`,
      'write the character itself',
    );
  if (ampersand)
    return new UnreadableFile(lineOf(ampersand.at), 'has a bare & in it', 'write &amp; for it');
  const sign = control.exec(source.slice(Math.max(0, parser.position - 2), parser.position));
  if (sign)
    return new UnreadableFile(
      parser.line,
      `has the control character U+${sign[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      'delete it',
    );
  if (parser.position >= source.length && open)
    return new UnreadableFile(
      source.trimEnd().split('\n').length,
      `ends in the middle: <${open.name}> of line ${open.line} is not closed`,
      'export it anew from the program of the translator, and copy it whole',
    );
  if (!open && closed)
    return new UnreadableFile(
      parser.line,
      `goes on behind the end of <${closed.name}>`,
      `delete what stands behind </${closed.name}>, or export the file anew`,
    );
  const [endTag] = /<\/[^<>]*>$/.exec(source.slice(0, parser.position)) ?? [];
  if (endTag && closed)
    return new UnreadableFile(
      parser.line,
      `has ${endTag} where <${closed.name}> of line ${closed.line} is still open`,
      'put the end tag in that was lost, and write &lt; for a < that belongs to the text',
    );
  return new UnreadableFile(
    parser.line,
    `is no XML from column ${parser.column} on`,
    'write &lt; for a < that belongs to the text, or export the file anew',
  );
}
