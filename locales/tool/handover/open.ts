/** Reads a translator's file, whatever format and encoding it has. */
import { readCsv } from '../table/read';
import { readXliff } from '../xliff/read';
import { decode } from './decode';
import { mistakenFile, mistakenText } from './mistaken';
import { UnreadableFile, type Returned } from './types';

/**
 * The rows of a file.
 * @param file its name, which tells what some containers are
 * @throws UnreadableFile
 */
export async function readReturned(bytes: Uint8Array, file: string): Promise<Returned> {
  const mistaken = await mistakenFile(bytes, file);
  if (mistaken) throw new UnreadableFile(1, `is ${mistaken.name}`, mistaken.mend);
  const source = decode(bytes);
  if (source.trim() === '')
    throw new UnreadableFile(
      1,
      bytes.length === 0 ? 'is empty: it has 0 bytes' : 'is empty',
      'copy it anew from where it came, or export it anew',
    );
  const text = mistakenText(source);
  if (text) throw new UnreadableFile(1, `is ${text.name}`, text.mend);
  return /^\s*</.test(source) ? readXliff(source) : readCsv(source);
}
