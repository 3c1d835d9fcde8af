/** Names of files as they are shown, kept and mailed; pure. */
import { cleanLine } from './cleanValue';

/** Longest name, in UTF-16 units; of a longer one the end stays, where its type is. */
const maxName = 255;

/** A name in one line, with no marks that would turn it round or hide a part of it. */
export function cleanFileName(name: string): string {
  const line = cleanLine(name);
  return line.length <= maxName ? line : cleanLine(line.slice(-maxName));
}

/** What browsers write for these in the names of a multipart form; a percent sign they leave. */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0d': ' ', '%0a': ' ' };

/** A name as it stands in a multipart form. */
export function postedFileName(name: string): string {
  return cleanFileName(
    name.replace(/%(?:22|0[da])/gi, (escape) => escapes[escape.toLowerCase()] ?? escape),
  );
}
