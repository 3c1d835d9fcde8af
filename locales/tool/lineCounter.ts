/** Counts lines from the last place asked for: a file is read once, not once for each entry. */

/** A function from a position in `source` to its line; the first line is 1. */
export function lineCounter(source: string): (index: number) => number {
  let last = 0;
  let line = 1;
  return (index) => {
    if (index < last) [last, line] = [0, 1];
    line += source.slice(last, index).split('\n').length - 1;
    last = index;
    return line;
  };
}
