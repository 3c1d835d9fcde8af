/** Letters that were read in the wrong encoding and saved so: “fÃ¼r” for “für”. */
import { TextDecoder } from 'node:util';
import { error, type Issue } from './finding';
import { fromWindows } from './handover/windows';

const high = Uint8Array.from({ length: 128 }, (_, index) => index + 128);

/** Byte of each character of Windows-1252 and of Latin 1, in which UTF-8 is most often misread. */
const bytes = new Map(
  [Buffer.from(high).toString('latin1'), fromWindows(high)].flatMap((text) =>
    [...text].map((character, index) => [character, index + 128] as const),
  ),
);

/** A run of odd characters as it was before it was misread; null if it was not. */
function before(run: string): string | null {
  const codes = [...run].map((character) => bytes.get(character) ?? -1);
  if (codes.includes(-1)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return null;
  }
}

/** Words with letters that were misread. */
export function mojibakeIssues(text: string): Issue[] {
  const words = text.match(/[^\s<>{}]*[^\0-\x7F]{2,}[^\s<>{}]*/gu) ?? [];
  return words.flatMap((word) => {
    let found = false;
    const right = word.replace(/[^\0-\x7F]{2,}/gu, (run) => {
      const whole = before(run);
      found ||= whole !== null;
      return whole ?? run;
    });
    return found ? [error(`“${word}” was read in a wrong encoding`, `write “${right}”`)] : [];
  });
}
