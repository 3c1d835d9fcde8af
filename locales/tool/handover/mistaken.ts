/** Files that were handed over by mistake, each told for what it is. */
import { fileTypeFromBuffer } from 'file-type';
import { extname } from 'node:path';
import { formOf } from '../bytes';

interface Kind {
  /** What it is, as in “is an Excel workbook”. */
  readonly name: string;
  readonly mend: string;
}

const inExcel = 'in Excel, save it as “CSV UTF-8 (Comma delimited)”';
const asCsv = 'open it there and save it as CSV in UTF-8';
const program = 'let the program of the translator give back the XLIFF that it was given';
const given = 'give the file that npm run locales:export made and a translator filled in';

/** By the ends of names that a look inside gives. */
const byContent: Readonly<Record<string, Kind>> = {
  xlsx: { name: 'an Excel workbook', mend: inExcel },
  xlsm: { name: 'an Excel workbook', mend: inExcel },
  ods: { name: 'an OpenDocument spreadsheet', mend: `in LibreOffice, ${asCsv}` },
  docx: { name: 'a Word document', mend: given },
  odt: { name: 'an OpenDocument text', mend: given },
  rtf: { name: 'a text with formats (RTF)', mend: 'save it as plain text in UTF-8' },
  pdf: { name: 'a PDF', mend: given },
};

/** Of one container many programs make their own: the name must tell. */
const byName: Readonly<Record<string, Kind>> = {
  '.xls': { name: 'an Excel workbook', mend: inExcel },
  '.numbers': {
    name: 'a Numbers document',
    mend: 'in Numbers, choose Export To > CSV with the text encoding Unicode (UTF-8)',
  },
  '.xlz': { name: 'a package with XLIFF in it', mend: 'unpack it and give the .xlf inside' },
  '.sdlppx': { name: 'a package of Trados', mend: program },
  '.sdlrpx': { name: 'a package of Trados', mend: program },
  '.mqxlz': { name: 'a package of memoQ', mend: program },
};

const containers: Readonly<Record<string, Kind>> = {
  zip: { name: 'a ZIP archive', mend: 'unpack it and give the files inside' },
  cfb: { name: 'an old Office file', mend: `if it is a table, ${asCsv}` },
};

/** What a file with bytes that are no text is; null if it may be text. */
export async function mistakenFile(bytes: Uint8Array, file: string): Promise<Kind | null> {
  // The mark of UTF-16 is also how sound begins.
  const type = formOf(bytes) !== 'utf-8' ? undefined : await fileTypeFromBuffer(bytes);
  const end = type?.ext ?? '';
  // Text that begins like XML is for the readers.
  if (!type || end === 'xml') return null;
  const container = containers[end];
  const name = extname(file).toLowerCase();
  if (container) return byName[name] ?? byContent[name.slice(1)] ?? container;
  return (
    byContent[end] ?? {
      name: type.mime.startsWith('image/') ? `a picture (${end})` : `a file of the kind ${end}`,
      mend: given,
    }
  );
}

/** What a text is that is neither XML nor a table; null if it may be a table. */
export function mistakenText(source: string): Kind | null {
  const begin = source.trimStart();
  if (/^[{[]/.test(begin))
    return {
      name: 'JSON',
      mend: 'message files are edited where they stand, in locales/; for a translator’s file, give the .xlf or .csv',
    };
  if (/^(?:#[,.:~ ].*\s+)*msg(?:id|ctxt) "/.test(begin))
    return { name: 'a gettext file (PO)', mend: program };
  if (/^<(?:!doctype )?html/i.test(begin)) return { name: 'a web page', mend: given };
  return null;
}
