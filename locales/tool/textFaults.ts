/** Explains texts that do not end where they should, or hold what a text cannot hold. */
import { aCharacter, characterName } from './characterNames';
import { fault, goesOn, lineAt, type Fault, type Spot } from './fault';

/** A mark that ends the text for the eye, before the comma. */
const endMark = /["“”„‟«»‹›＂「」『』″'’]\s*,?\s*$/;

/** A text that does not end on its line. */
function openText(spot: Spot): Fault {
  const { source, before, afterText, restore } = spot;
  const { start, end, value } = spot.token;
  if (before?.kind === 'text' && before.end === start)
    return fault(start, 'two quotation marks at the end of the text', 'delete one');
  if (afterText) return goesOn(start, spot);
  if (source.slice(end).trim() === '' && !endMark.test(value))
    return fault(end, 'the file ends in the middle of a text', restore);
  const escape = /\\"\s*,?\s*$/.exec(source.slice(start, end));
  if (escape)
    return fault(start + escape.index, 'a backslash \\ before the closing "', 'delete the \\');
  const mark = endMark.exec(value);
  if (mark && before?.kind === ':') {
    const name = characterName(value.charAt(mark.index));
    const at = start + 1 + mark.index;
    return fault(at, `${name} where the closing " belongs`, 'write " instead of it');
  }
  const next = lineAt(source, source.indexOf('\n', end) + 1);
  if (before?.kind === ':' && /^\s*[^\s"}\]]/.test(next))
    return fault(end, 'a line break inside a text', 'join this line and the next');
  const where = /,\s*$/.test(value) ? 'before the comma at the end' : 'at the end';
  return fault(start, 'the closing quotation mark is missing', `write " ${where} of this line`);
}

/** What a text may hold: a character of its own, or a backslash with what JSON allows behind it. */
const sound = /[^\\\0-\x1F]|\\(?:["\\/bfnrt]|u[\da-f]{4})/giy;

/** Where a text holds what it cannot hold; its length if nowhere. */
function firstUnsound(text: string): number {
  sound.lastIndex = 0;
  let at = 0;
  while (sound.test(text)) at = sound.lastIndex;
  return at;
}

/** What is wrong with a text; null if it is a text. */
export function textFault(spot: Spot): Fault | null {
  const { source, token } = spot;
  const raw = source.slice(token.start, token.end);
  if (!/^"(?:[^"\\]|\\.)*"$/su.test(raw)) return openText(spot);
  const at = firstUnsound(raw);
  if (at === raw.length) return null;
  const character = raw.charAt(at);
  if (character !== '\\')
    return fault(
      token.start + at,
      `${aCharacter(character)} inside a text`,
      'write a space instead',
    );
  const mend = 'write two for one: \\\\, or delete it';
  return fault(token.start + at, 'a single backslash \\ inside a text', mend);
}
