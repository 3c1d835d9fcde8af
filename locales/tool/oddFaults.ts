/** Explains characters that JSON does not know outside a text: look-alikes, blanks, words without quotation marks. */
import { aCharacter, characterName } from './characterNames';
import { entry, fault, goesOn, restOfLine, type Fault, type Spot } from './fault';
import { indentAt } from './tokens';

const quotationMarks = "“”„‟«»‹›＂「」『』″'’‘‚‛`´′＇";

/** Characters that stand for one of JSON's own. */
const meant: readonly (readonly [string, string])[] = [
  [quotationMarks, '"'],
  [';；、，', ','],
  ['=：', ':'],
  ['（【［｛', '{'],
  ['）】］｝', '}'],
];

/** White space that JSON does not know, and characters that cannot be seen. */
export const blank = /[\p{Zs}\p{Cf}\u0085\u180E\u2028\u2029]/u;

/** A key whose own closing mark is lost or of another kind, so that it reaches to the text. */
function openKey({ before, source }: Spot): Fault | null {
  const said = /^([\w.]*)(\W?)\s*:\s*$/.exec(before?.value ?? '');
  if (!before || !said) return null;
  const [, name = '', mark = ''] = said;
  if (!quotationMarks.includes(mark) || mark === '')
    return fault(before.start, `the quotation mark behind the key ${name} is missing`, entry);
  const at = source.indexOf(mark, before.start);
  return fault(at, `${characterName(mark)} where " belongs`, 'write " instead of it');
}

/** Something else where a key should stand. */
export function noKey(spot: Spot): Fault {
  const { token, before, tokens, index, source } = spot;
  // A comma within a text that a straight quotation mark has ended: the line goes on behind it.
  const said = tokens[index - 2];
  const sameLine = indentAt(source, token.start) === null && said?.kind === 'text';
  if (before?.kind === ',' && sameLine)
    return restOfLine(source, token.start).includes('"')
      ? goesOn(before.start, spot)
      : fault(token.start, `“${token.value}” behind the entry`, 'delete it');
  if (token.kind === '{' && before?.kind === '{')
    return fault(token.start, 'two opening braces', 'delete one');
  if (token.kind === '{' && before?.kind === ',')
    return fault(token.start, 'a { without a key before it', 'write "key": before the {');
  if (token.kind === '{') return fault(token.start, 'a { where a } belongs', 'write }');
  return fault(token.start, 'a key must stand in double quotation marks', entry);
}

/** What follows a text although it should not. */
function behindText(spot: Spot): Fault {
  const { token, before, source } = spot;
  const marks = restOfLine(source, token.start).split('"').length - 1;
  if (before?.value === '' && marks === 1)
    return fault(before.start, 'two quotation marks at the beginning of the text', 'delete one');
  if (marks > 0) return goesOn(token.start, spot);
  const mend = 'delete it; what separates two entries is a comma';
  return fault(token.start, `“${token.value}” behind the text`, mend);
}

/** What an `odd` token is. */
export function oddFault(spot: Spot): Fault {
  const { token, before, afterText } = spot;
  const { start, value } = token;
  const first = String.fromCodePoint(value.codePointAt(0) ?? 0);
  if (blank.test(first)) {
    const mend = 'delete it, or run npm run locales -- --fix';
    return fault(start, `${aCharacter(first)} between the entries`, mend);
  }
  if (/^(#|<!--|--)/.test(value)) return fault(start, 'JSON has no comments', 'delete the comment');
  const right = meant.find(([characters]) => characters.includes(first))?.[1];
  if (right && !(right === '"' && afterText)) {
    const inKey = before?.kind === 'text' && !afterText;
    const wanted = inKey && right === ',' ? ':' : right;
    const both = wanted === '"' ? ', at both ends' : '';
    return fault(
      start,
      `${characterName(first)} where ${wanted} belongs`,
      `write ${wanted}${both}`,
    );
  }
  if (afterText) return behindText(spot);
  if (before?.kind === 'text')
    return openKey(spot) ?? fault(start, `a colon is missing after "${before.value}"`, entry);
  if (before?.kind === ':')
    return fault(start, 'a text must stand in double quotation marks', 'write " before the text');
  return noKey(spot);
}
