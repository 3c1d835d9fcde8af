/** The texts of a language as they go out to a translator. */
import { placeNote } from '../places';
import type { Catalogue } from '../read';
import type { Row } from './types';

/** The texts of a language in the order of English; `open` leaves out what is translated. */
export function rowsOf(english: Catalogue, own: Catalogue, open: boolean): Row[] {
  return [...english.messages]
    .filter(([key]) => !open || !own.messages.has(key))
    .map(([key, { text }]) => ({
      key,
      english: text,
      text: own.messages.get(key)?.text ?? '',
      note: placeNote(key),
    }));
}
