/** The text of a file in the encoding that it has, or why it cannot be told. */
import { firstOdd, formOf, textIn } from '../bytes';
import { UnreadableFile } from './types';

/** How XML declares another encoding than UTF-8. */
const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/;

const anew =
  'save it anew: in Excel as “CSV UTF-8”, in LibreOffice with the character set Unicode (UTF-8), in Numbers with the encoding Unicode (UTF-8), in a program for translators as UTF-8';

/**
 * The text of a file, without a byte order mark.
 * @throws UnreadableFile
 */
export function decode(bytes: Uint8Array): string {
  const form = formOf(bytes);
  if (form === 'utf-32') throw new UnreadableFile(1, 'is saved as UTF-32', anew);
  const text = textIn(bytes, form);
  if (text !== null) return text.replace(/^\uFEFF/, '');
  const begin = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, name] = declared.exec(begin) ?? [];
  const other = name && !/^utf-?(?:8|16)$/i.test(name) ? textIn(bytes, name) : null;
  if (other !== null) return other;
  if (form !== 'utf-8')
    throw new UnreadableFile(1, 'is cut off or damaged: its UTF-16 ends in a half letter', anew);
  throw new UnreadableFile(
    firstOdd(bytes).line,
    'is not saved as UTF-8, but in an older encoding of Windows or Mac',
    anew,
  );
}
