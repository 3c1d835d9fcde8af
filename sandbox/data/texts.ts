/** Texts from outside, made fit for the database, a header and a line of a mail. */
import { cut } from '@/services/rules/keepable';

/** A text as the database keeps it: the beginning, without NUL and halves of characters. */
export function keptText(text: string, length: number): string {
  return cut(text.replaceAll('\0', ''), length).toWellFormed();
}
