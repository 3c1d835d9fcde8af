/** Texts from outside, made fit for the database, a header and a line of a mail. */
import { cut } from '@/services/rules/keepable';

/** A text as the database keeps it: the beginning, without NUL and halves of characters. */
export function keptText(text: string, length: number): string {
  return cut(text.replaceAll('\0', ''), length).toWellFormed();
}

/** One line, without halves of characters and breaks: nothing in it can become a header or a line of its own. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
