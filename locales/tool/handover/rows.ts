/** The texts of a language as they go out to a translator. */
import { placeNote } from '../places';
import type { Catalogue } from '../read';
import type { Row } from './types';

/** Which texts go out; without a wish, all. */
export interface Wish {
  /** What is not translated yet. */
  readonly open: boolean;
  /** What was translated from another English text than today’s. */
  readonly stale: boolean;
}

const lookAgain = 'English has changed since this was translated: look at it again';

/**
 * The texts of a language in the order of English.
 * @param stale keys whose translation English has left behind
 */
export function rowsOf(
  english: Catalogue,
  own: Catalogue,
  stale: ReadonlySet<string>,
  wish: Wish = { open: false, stale: false },
): Row[] {
  const all = !wish.open && !wish.stale;
  const wanted = (key: string) =>
    all || (wish.open && !own.messages.has(key)) || (wish.stale && stale.has(key));
  return [...english.messages]
    .filter(([key]) => wanted(key))
    .map(([key, { text }]) => {
      const isStale = stale.has(key);
      const notes = [placeNote(key), isStale ? lookAgain : ''];
      return {
        key,
        english: text,
        text: own.messages.get(key)?.text ?? '',
        stale: isStale,
        note: notes.filter((note) => note !== '').join('; '),
      };
    });
}
