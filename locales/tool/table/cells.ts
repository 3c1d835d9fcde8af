/** Cells of which a spreadsheet has made something of its own. */
import { error, quoted, type Issue } from '../finding';

/** Faults of formulas, in every language of Excel and LibreOffice, and cells shown too narrow. */
const fault = /^(?:#[\p{Lu}\d/]+[!?]?|#N\/A|#+|Err:\d+)$/u;

/** True and false as spreadsheets write them in the languages of the site. */
const truth = new Set(
  (
    'TRUE FALSE WAHR FALSCH VERDADERO FALSO VRAI FAUX BENAR SALAH PRAWDA FAŁSZ VERDADEIRO ' +
    'ИСТИНА ЛОЖЬ VERO TOTOO MALI ĐÚNG SAI'
  ).split(' '),
);

/** A number or a date, as a spreadsheet shows it: no letter but an exponent or a month. */
const number = /^[-+]?\d[\d.,:/ \u00A0'’-]*(?:E[+-]?\d+|%)?$/;
const date = /^\d{1,4}[-. /]+\p{L}{3,4}\.?(?:[-. /]+\d{2,4})?$/u;

/** What happened to a cell; `beside` is the English text, empty for the English column itself. */
export function cellIssue(cell: string, beside: string): Issue | null {
  const text = cell.trim();
  const said = error(
    `the spreadsheet has made ${quoted(text)} of the text`,
    'set the format of the column to Text, then type the text anew',
  );
  if (fault.test(text)) return said;
  if (text === beside.trim()) return null;
  if (truth.has(text)) return said;
  const isText = /\p{L}{2}/u.test(beside) && !/\d/.test(beside);
  return isText && (number.test(text) || date.test(text)) ? said : null;
}
