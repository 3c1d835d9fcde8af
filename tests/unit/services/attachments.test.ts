/** Which files may be attached: by name, by size, and by what is in them. */
import { describe, expect, test } from 'vitest';
import {
  attachmentTypes,
  maxAttachmentBytes,
  otherExtensions,
  type AttachmentType,
} from '@/config/forms/feedback';
import { attachmentTypeOf, nameFault } from '@/services/rules/attachments';
import { fileFault, type ReadableFile } from '@/services/rules/fileContent';
import { cleanFileName, postedFileName } from '@/services/rules/fileName';
import { fileRows } from '@/tests/fixtures/attachments';
import { goodFiles } from '@/tests/fixtures/files';

const types = Object.keys(attachmentTypes) as AttachmentType[];

const fileOf = (name: string, content: Buffer): ReadableFile => ({
  name,
  size: content.length,
  read: (from, length) => Promise.resolve(content.subarray(from, from + length)),
});

describe('the name', () => {
  test.each([
    ['photo.jpg', 'jpg'],
    ['PHOTO.JPG', 'jpg'],
    ['a.b.c.Docx', 'docx'],
    ['レポート.pdf', 'pdf'],
    ['.txt', 'txt'],
    ['two words.zip', 'zip'],
    ['photo.jpg ', 'jpg'],
    ['\u202aphoto.jpg\u202c', 'jpg'],
    ...Object.entries(otherExtensions).map(([extension, type]) => [`a.${extension}`, type]),
  ])('%j is a %s', (name, type) => expect(attachmentTypeOf(name)).toBe(type));

  test.each([
    '',
    'jpg',
    'photo.png',
    'setup.exe',
    'photo.jpg.exe',
    'photo.jpg.',
    'a.constructor',
    'a.pdf/b',
    'a.docm',
  ])('%j is none', (name) => {
    expect(attachmentTypeOf(name)).toBeUndefined();
    expect(nameFault({ name, size: 10 })).toBe('type');
  });

  test.each([
    ['a\u202egpj.exe', 'agpj.exe'],
    ['\u2067a\u2069.txt', 'a.txt'],
    ['re\u0301sume\u0301.txt', 'résumé.txt'],
    ['a\r\nb\t.txt', 'a b .txt'],
    [`${'n'.repeat(400)}.txt`, `${'n'.repeat(251)}.txt`],
    ['100%22.txt', '100%22.txt'],
  ])('%j is shown as %j', (name, shown) => expect(cleanFileName(name)).toBe(shown));

  test.each([
    ['say %22hi%22.txt', 'say "hi".txt'],
    ['a%0D%0aX: y.txt', 'a X: y.txt'],
    ['100%25.txt', '100%25.txt'],
  ])('%j of a form is %j', (name, meant) => expect(postedFileName(name)).toBe(meant));
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
  test.each(fileRows)('of %j', async (name, content, fault) => {
    expect(await fileFault(fileOf(name, content))).toBe(fault);
  });

  test.each(types)('of a good %s', async (type) => {
    expect(await fileFault(fileOf(`a.${type}`, goodFiles[type]))).toBeNull();
  });

  const forged = types.flatMap((name) =>
    types
      // Documents are archives, too.
      .filter((content) => content !== name && !(name === 'zip' && /x$/.test(content)))
      .map((content) => [content, name] as const),
  );
  test.each(forged)('of a %s is refused in a file called %s', async (content, name) => {
    expect(await fileFault(fileOf(`a.${name}`, goodFiles[content]))).toBe('content');
  });

  test('of many entries with a directory that lies is told at once', async () => {
    const lying = Buffer.from(goodFiles.zip);
    lying.writeUInt16LE(65_535, lying.length - 12);
    lying.writeUInt32LE(4_000_000_000, lying.length - 6);
    expect(await fileFault(fileOf('a.zip', lying))).toBe('content');
  });

  test('that can’t be read is not guessed', async () => {
    const gone = { ...fileOf('a.txt', goodFiles.txt), read: () => Promise.reject(new Error('x')) };
    await expect(fileFault(gone)).rejects.toThrow('x');
  });

  test('is found where it lies across two reads', async () => {
    const far = Buffer.concat([goodFiles.ppt.subarray(0, 1024), Buffer.alloc(64_500)]);
    const slides = Buffer.concat([far, Buffer.from('PowerPoint Document', 'utf16le')]);
    expect(await fileFault(fileOf('a.ppt', slides))).toBeNull();
  });
});
