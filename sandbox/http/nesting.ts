/** How deeply a JSON text is nested, found out before anything that would call itself for each level. */

/** Levels that a body may have: forms have two. */
export const maxLevels = 32;

/** The same for a recording, in which each element of a page stands in its parent. */
export const maxRecordingLevels = 512;

/** Whether a JSON text has more levels than this; one that is no JSON may have any. */
export function isNestedDeeper(text: string, levels: number): boolean {
  let level = 0;
  let inText = false;
  for (let at = 0; at < text.length && level <= levels; at += 1) {
    const mark = text[at];
    if (mark === '"') inText = !inText;
    else if (inText) at += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') level += 1;
    else if (mark === ']' || mark === '}') level -= 1;
  }
  return level > levels;
}
