/** Files handed over by mistake: each is told for what it is, and never read as something else. */
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { handedIn } from './files';

/** A ZIP archive with empty files of these names, as Office programs write them. */
function zip(names: readonly string[], first = ''): Uint8Array {
  const files = names.map((name) => ({ name: Buffer.from(name), data: Buffer.alloc(0) }));
  if (first) files.unshift({ name: Buffer.from('mimetype'), data: Buffer.from(first) });
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of files) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt32LE(data.length, 22);
    head.writeUInt16LE(name.length, 26);
    local.push(head, name, data);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(data.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    central.push(entry, name);
    offset += head.length + name.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const compound = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(600),
]);
const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

test.each<[string, string | Uint8Array, string]>([
  ['nothing.csv', '', 'is empty: it has 0 bytes'],
  ['nothing.xlf', '\uFEFF \r\n', 'is empty'],
  ['de-DE.csv', png, 'is a picture (png)'],
  [
    'de-DE.xlsx',
    zip(['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']),
    'is an Excel workbook — in Excel, save it as “CSV UTF-8 (Comma delimited)”',
  ],
  [
    'de-DE.ods',
    zip(['content.xml'], 'application/vnd.oasis.opendocument.spreadsheet'),
    'is an OpenDocument spreadsheet',
  ],
  ['de-DE.docx', zip(['[Content_Types].xml', 'word/document.xml']), 'is a Word document'],
  [
    'de-DE.numbers',
    zip(['Index/Document.iwa']),
    'is a Numbers document — in Numbers, choose Export To > CSV',
  ],
  ['de-DE.xls', compound, 'is an Excel workbook'],
  ['old.doc', compound, 'is an old Office file'],
  ['files.zip', zip(['de-DE.xlf']), 'is a ZIP archive — unpack it'],
  ['de-DE.sdlppx', zip(['x']), 'is a package of Trados'],
  ['de-DE.mqxlz', zip(['x']), 'is a package of memoQ'],
  ['de-DE.xlz', zip(['x']), 'is a package with XLIFF in it'],
  ['offer.pdf', '%PDF-1.7\n', 'is a PDF'],
  ['text.rtf', '{\\rtf1 x}', 'is a text with formats (RTF)'],
  ['de-DE.json', '{"home": {}}', 'is JSON — message files are edited where they stand'],
  ['list.json', '\uFEFF[1]', 'is JSON'],
  ['wide.csv', Buffer.from([255, 254, 0, 0, 107, 0, 0, 0]), 'is saved as UTF-32'],
  [
    'flat.fods',
    '<?xml version="1.0"?><office:document xmlns:office="x"/>',
    'is an OpenDocument file as XML, and no XLIFF — open it in the spreadsheet program',
  ],
  ['de.po', '# German\nmsgid ""\nmsgstr ""\n', 'is a gettext file (PO)'],
  ['page.html', '<!DOCTYPE html><html></html>', 'is a web page'],
  [
    'letter.txt',
    'Dear all,\nplease find attached …',
    'the first row does not name the columns: it is “Dear all | “',
  ],
])('%s', async (file, content, words) => {
  const { said, texts } = await handedIn(content, {}, file);
  expect(texts).toEqual({});
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`${file}:1 — ${words.replace(' | “', ' | ')}`);
});
