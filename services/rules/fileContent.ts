/** Whether what is in a file is what its name says; pure. Browsers fetch this with the first file. */
import type { AttachmentType } from '@/config/forms/feedback';
import { attachmentTypeOf, nameFault, type FileFault } from './attachments';

type Content = Uint8Array;

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function startsWith(content: Content, signature: readonly number[], offset = 0): boolean {
  return signature.every((byte, index) => content[offset + index] === byte);
}

/** Whether `part` is in `content`, from one place to another. */
function includes(content: Content, part: Content, from = 0, to = content.length): boolean {
  for (let at = from; at + part.length <= to; at++) {
    if (part.every((byte, index) => content[at + index] === byte)) return true;
  }
  return false;
}

const localEntry = [0x50, 0x4b, 3, 4];
const directoryEntry = [0x50, 0x4b, 1, 2];
const directoryEnd = [0x50, 0x4b, 5, 6];

/** The names in a zip archive, from the directory at its end; `null` where there is no such directory. */
function entryNames(content: Content): readonly string[] | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  // The end of the directory is 22 bytes, and a comment of up to 65535.
  let end = content.length - 22;
  const first = Math.max(0, end - 65_535);
  while (end >= first && !startsWith(content, directoryEnd, end)) end--;
  if (end < first) return null;
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > end || !startsWith(content, directoryEntry, at)) return null;
    const length = view.getUint16(at + 28, true);
    names.push(String.fromCharCode(...content.subarray(at + 46, at + 46 + length)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** An Office file: an archive with the list of its parts and the folder of its app. */
function isOffice(content: Content, folder: string): boolean {
  const names = startsWith(content, localEntry) ? entryNames(content) : null;
  return Boolean(
    names?.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder)),
  );
}

const looksLike: Readonly<Record<AttachmentType, (content: Content) => boolean>> = {
  jpg: (content) => startsWith(content, [0xff, 0xd8, 0xff]),
  ppt: (content) => startsWith(content, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  docx: (content) => isOffice(content, 'word/'),
  xlsx: (content) => isOffice(content, 'xl/'),
  // Readers allow some bytes before the mark.
  pdf: (content) => includes(content, bytesOf('%PDF-'), 0, Math.min(content.length, 1024)),
  mp4: (content) => startsWith(content, [...bytesOf('ftyp')], 4),
  txt: (content) => !content.includes(0),
  zip: (content) => entryNames(content) !== null,
};

/** What is wrong with a file, or `null`. */
export function fileFault(name: string, content: Content): FileFault | null {
  const type = attachmentTypeOf(name);
  const fault = nameFault({ name, size: content.length });
  if (fault || !type) return fault;
  return looksLike[type](content) ? null : 'content';
}
