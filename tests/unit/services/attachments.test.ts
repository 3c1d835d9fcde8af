/** Which files may be attached: by name, by size, and by what is in them. */
import { describe, expect, test } from 'vitest';
import { attachmentTypes, maxAttachmentBytes, type AttachmentType } from '@/config/forms/feedback';
import { attachmentTypeOf, nameFault } from '@/services/rules/attachments';
import { fileFault } from '@/services/rules/fileContent';
import { goodFiles, zipOf } from '@/tests/fixtures/files';

const types = Object.keys(attachmentTypes) as AttachmentType[];

describe('the name', () => {
  test.each([
    ['photo.jpg', 'jpg'],
    ['PHOTO.JPG', 'jpg'],
    ['a.b.c.Docx', 'docx'],
    ['レポート.pdf', 'pdf'],
    ['.txt', 'txt'],
    ['two words.zip', 'zip'],
  ])('%s is a %s', (name, type) => expect(attachmentTypeOf(name)).toBe(type));

  test.each([
    '',
    'jpg',
    'photo.png',
    'setup.exe',
    'photo.jpg.exe',
    'photo.jpg ',
    'photo.jpg.',
    'a.constructor',
    'a.pdf/b',
    'a.docm',
  ])('%j is none', (name) => {
    expect(attachmentTypeOf(name)).toBeUndefined();
    expect(nameFault({ name, size: 10 })).toBe('type');
  });
});

describe('the size', () => {
  test.each([
    [0, 'empty'],
    [1, null],
    [maxAttachmentBytes - 1, null],
    [maxAttachmentBytes, 'size'],
    [maxAttachmentBytes * 400, 'size'],
  ])('of %i bytes', (size, fault) => expect(nameFault({ name: 'a.txt', size })).toBe(fault));
});

describe('the content', () => {
  test.each(types)('of a good %s', (type) =>
    expect(fileFault(`a.${type}`, goodFiles[type])).toBeNull(),
  );

  const forged = types.flatMap((name) =>
    types
      // Documents are archives, too.
      .filter((content) => content !== name && !(name === 'zip' && /x$/.test(content)))
      // What has no NUL in it may be a text.
      .filter((content) => !(name === 'txt' && content === 'pdf'))
      .map((content) => [content, name] as const),
  );
  test.each(forged)('of a %s is refused in a file called %s', (content, name) =>
    expect(fileFault(`a.${name}`, goodFiles[content])).toBe('content'),
  );

  test.each([
    ['cut short', 'docx', goodFiles.docx.subarray(0, 60)],
    ['the mark alone', 'zip', Buffer.from('PK')],
    ['without the list of parts', 'docx', zipOf('word/document.xml')],
    ['of another app', 'xlsx', zipOf('[Content_Types].xml', 'word/document.xml')],
    ['a name that only looks like it', 'docx', zipOf('x[Content_Types].xml', 'word/document.xml')],
    ['one byte', 'pdf', Buffer.from('%')],
    ['a mark that comes too late', 'pdf', Buffer.from(`${' '.repeat(1024)}%PDF-1.7`)],
  ])('%s is refused in a %s', (_, type, content) =>
    expect(fileFault(`a.${type}`, content)).toBe('content'),
  );

  test('may have a comment at the end of an archive', () => {
    const content = Buffer.concat([goodFiles.zip, Buffer.from('a comment')]);
    expect(fileFault('a.zip', content)).toBeNull();
  });

  test('of many entries with a directory that lies is told at once', () => {
    const lying = Buffer.from(goodFiles.zip);
    lying.writeUInt16LE(65_535, lying.length - 12);
    lying.writeUInt32LE(4_000_000_000, lying.length - 6);
    expect(fileFault('a.zip', lying)).toBe('content');
  });
});
