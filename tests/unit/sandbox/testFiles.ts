/** Small files of each type that may be attached, and some that pretend to be one. */

/** An entry's head in an archive, and in its directory. */
function entry(name: string, offset: number): readonly [local: Buffer, listed: Buffer] {
  const bytes = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 'latin1');
  local.writeUInt16LE(bytes.length, 26);
  const listed = Buffer.alloc(46);
  listed.write('PK\x01\x02', 'latin1');
  listed.writeUInt16LE(bytes.length, 28);
  listed.writeUInt32LE(offset, 42);
  return [Buffer.concat([local, bytes]), Buffer.concat([listed, bytes])];
}

/** An archive with empty entries of these names. */
function zipOf(names: readonly string[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const [local, row] = entry(name, offset);
    locals.push(local);
    listed.push(row);
    offset += local.length;
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, directory, end, Buffer.from(comment, 'latin1')]);
}

/** A compound file of the old Office formats, with one stream of this name. */
function compoundFile(stream: string): Buffer {
  const file = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  Buffer.from('Root Entry', 'utf16le').copy(file, 1024);
  Buffer.from(stream, 'utf16le').copy(file, 1152);
  return file;
}

const jpg = Buffer.from('ffd8ffe000104a46494600010101004800480000ffdb', 'hex');
const mp4 = Buffer.from('000000186674797069736f6d0000020069736f6d6d703431', 'hex');

/** Files by name; all of them fit their names. */
export const goodFiles: Readonly<Record<string, Buffer>> = {
  'photo.jpg': jpg,
  'PHOTO.JPG': jpg,
  'slides.ppt': compoundFile('PowerPoint Document'),
  'text.docx': zipOf(['[Content_Types].xml', 'word/document.xml']),
  'table.xlsx': zipOf(['[Content_Types].xml', 'xl/workbook.xml'], 'a comment'),
  'paper.pdf': Buffer.from('%PDF-1.7\n%âãÏÓ\n'),
  'screen.mp4': mp4,
  'archive.zip': zipOf(['any.exe']),
  'empty.zip': zipOf([]),
  'document.zip': zipOf(['[Content_Types].xml', 'word/document.xml']),
  'ascii.txt': Buffer.from('Hello\r\n\tworld\f'),
  'utf8.txt': Buffer.from('Zoë 山田 ไทย 🧑‍💻'),
  'bom.txt': Buffer.from('\ufeffHello'),
  'utf16.txt': Buffer.from('\ufeffZoë 山田', 'utf16le'),
  'utf16be.txt': Buffer.from('\ufeffZoë 山田', 'utf16le').swap16(),
  'latin1.txt': Buffer.from('Zo\xeb M\xfcller', 'latin1'),
  'two.dots.in.name.txt': Buffer.from('x'),
  'letters 山田 & <b>.txt': Buffer.from('x'),
};

/** Files that are not what their names say, or not of a type that is taken. */
export const badFiles: Readonly<Record<string, Buffer>> = {
  'program.exe': Buffer.from('MZ'),
  'page.html': Buffer.from('<p>x'),
  'image.svg': Buffer.from('<svg/>'),
  'picture.png': Buffer.from('89504e470d0a1a0a', 'hex'),
  noextension: Buffer.from('x'),
  '.txt.exe': Buffer.from('x'),
  'program.exe.jpg': Buffer.from('MZ'),
  'png.jpg': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'text.jpg': Buffer.from('hello'),
  'word.ppt': compoundFile('WordDocument'),
  'new.ppt': zipOf(['[Content_Types].xml', 'ppt/presentation.xml']),
  'table.docx': goodFiles['table.xlsx'] ?? Buffer.alloc(0),
  'plain.docx': zipOf(['word/document.xml']),
  'any.xlsx': zipOf(['any.exe']),
  'cut.docx': (goodFiles['text.docx'] ?? Buffer.alloc(0)).subarray(0, 60),
  'text.pdf': Buffer.from('hello'),
  'photo.pdf': jpg,
  'photo.mp4': jpg,
  'paper.txt': goodFiles['paper.pdf'] ?? Buffer.alloc(0),
  'photo.txt': jpg,
  'archive.txt': zipOf(['a']),
  'nul.txt': Buffer.from('a\0b'),
  'odd.txt': Buffer.from('\ufeffab', 'utf16le').subarray(0, 5),
  'text.zip': Buffer.from('PK hello'),
  'directory.zip': Buffer.concat([zipOf(['a']), Buffer.from('x')]),
  'empty.txt': Buffer.alloc(0),
  'empty.jpg': Buffer.alloc(0),
};
