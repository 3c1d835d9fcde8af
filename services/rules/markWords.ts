/** Words as a search compares them, and where they stand in a text; pure. */

/** A part of a text that is drawn as it is, or marked. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Direction marks, joiners outside words, and other signs without a shape. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** One form for what people take for the same: widths, case, accents of Latin, Greek and Cyrillic letters. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
}

/**
 * A text with its matches told apart, so that they can be marked. Never markup: parts are drawn as text.
 * @param words folded words, as a result names them.
 */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  // Folding may change lengths: each letter is folded by itself, and keeps its place.
  const letters = Array.from(text);
  const plain = letters.map((letter) => folded(letter) || letter);
  const starts: number[] = [];
  let length = 0;
  for (const letter of plain) {
    starts.push(length);
    length += letter.length;
  }
  const whole = plain.join('');
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = whole.indexOf(word); word && at !== -1; at = whole.indexOf(word, at + 1)) {
      const end = at + word.length;
      starts.forEach((start, index) => {
        if (start >= at && start < end) marked[index] = true;
      });
    }
  }
  const parts: { text: string; marked: boolean }[] = [];
  letters.forEach((letter, index) => {
    const isMarked = marked[index] ?? false;
    const last = parts.at(-1);
    if (last?.marked === isMarked) last.text += letter;
    else parts.push({ text: letter, marked: isMarked });
  });
  return parts;
}

/** The stretch of a long text around its first match, with ellipses where it is cut. */
export function excerpt(text: string, words: readonly string[], most = 140): string {
  if (text.length <= most) return text;
  const before = markWords(text, words).findIndex(({ marked }) => marked);
  const at = before > 0 ? (markWords(text, words)[0]?.text.length ?? 0) : 0;
  const start = at > most / 2 ? text.lastIndexOf(' ', at - most / 4) + 1 : 0;
  const end = text.length - start > most ? text.lastIndexOf(' ', start + most) : text.length;
  const to = end > start ? end : start + most;
  return `${start > 0 ? '… ' : ''}${text.slice(start, to)}${to < text.length ? ' …' : ''}`;
}
