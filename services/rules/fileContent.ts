/** Whether what is in a file is what its name says: one rule for the browser, before it sends, and the backend. */
import type { AttachmentType, FileFault } from '@/config/forms/feedback';
import { attachmentTypeOf, nameFault } from './attachments';
import { isText } from './fileText';
import { zipNames } from './zipNames';

/** A file that can be read in parts, from wherever it is. */
export interface ReadableFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Reads from a place; fewer bytes than asked for at the end. @throws if the file can't be read. */
  read(from: number, length: number): Promise<Uint8Array>;
}

const chunkBytes = 65_536;

/** Readers allow some bytes before the mark of a PDF. */
const pdfMarkWithin = 1024;

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wideBytesOf = (text: string) =>
  Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0), 0]));

const marks = {
  jpg: Uint8Array.of(0xff, 0xd8, 0xff),
  compound: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  archive: bytesOf('PK\x03\x04'),
  emptyArchive: bytesOf('PK\x05\x06'),
  pdf: bytesOf('%PDF-'),
  png: bytesOf('\x89PNG'),
  gif: bytesOf('GIF8'),
  gzip: Uint8Array.of(0x1f, 0x8b),
  rar: bytesOf('Rar!\x1a'),
  sevenZip: bytesOf('7z\xbc\xaf'),
} as const;

/** Streams of compound files, which the old Office formats are: what a presentation has, and what is encrypted. */
const slides = wideBytesOf('PowerPoint Document');
const encrypted = wideBytesOf('EncryptedPackage');

/** Brands of pictures in the container that films have, too. */
const heicBrands = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/;
const pictureBrands = /^(?:avi[fs]|crx )$/;

function startsWith(content: Uint8Array, mark: Uint8Array, at = 0): boolean {
  return mark.every((byte, index) => content[at + index] === byte);
}

function includes(content: Uint8Array, part: Uint8Array): boolean {
  for (let at = content.indexOf(part[0] ?? 0); at >= 0; at = content.indexOf(part[0] ?? 0, at + 1))
    if (startsWith(content, part, at)) return true;
  return false;
}

/** Whether a part is anywhere in a file. */
async function holds(file: ReadableFile, part: Uint8Array): Promise<boolean> {
  const step = chunkBytes - part.length;
  for (let from = 0; from < file.size; from += step)
    if (includes(await file.read(from, chunkBytes), part)) return true;
  return false;
}

/** The brand of a film or picture; empty for what is neither. */
function brandOf(head: Uint8Array): string {
  if (!startsWith(head, bytesOf('ftyp'), 4)) return '';
  return String.fromCharCode(...head.subarray(8, 12));
}

/** An Office file: an archive with the list of its parts and the folder of its app. */
async function isOffice(file: ReadableFile, head: Uint8Array, folder: string): Promise<boolean> {
  const names = startsWith(head, marks.archive) ? await zipNames(file) : null;
  return Boolean(
    names?.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder)),
  );
}

/** What the other types begin with: a text is none of them. */
function isBinary(head: Uint8Array): boolean {
  const isKnown = Object.values(marks).some((mark) => startsWith(head, mark));
  return isKnown || brandOf(head) !== '';
}

type Fits = (file: ReadableFile, head: Uint8Array) => boolean | Promise<boolean>;

const fits: Readonly<Record<AttachmentType, Fits>> = {
  jpg: (_, head) => startsWith(head, marks.jpg),
  ppt: (file, head) => startsWith(head, marks.compound) && holds(file, slides),
  docx: (file, head) => isOffice(file, head, 'word/'),
  xlsx: (file, head) => isOffice(file, head, 'xl/'),
  pdf: (_, head) => includes(head.subarray(0, pdfMarkWithin), marks.pdf),
  mp4: (_, head) => brandOf(head) !== '' && !pictureBrands.test(brandOf(head)),
  txt: async (file, head) => !isBinary(head) && isText(file),
  zip: async (file, head) =>
    (startsWith(head, marks.archive) || startsWith(head, marks.emptyArchive)) &&
    (await zipNames(file)) !== null,
};

const office: readonly AttachmentType[] = ['docx', 'xlsx', 'ppt'];

/**
 * What is wrong with a file, or `null`.
 * @throws what `read` throws.
 */
export async function fileFault(file: ReadableFile): Promise<FileFault | null> {
  const type = attachmentTypeOf(file.name);
  const fault = nameFault(file);
  if (fault || !type) return fault;
  const head = await file.read(0, pdfMarkWithin);
  if (heicBrands.test(brandOf(head))) return 'heic';
  if (await fits[type](file, head)) return null;
  const isLocked = office.includes(type) && startsWith(head, marks.compound);
  return isLocked && (await holds(file, encrypted)) ? 'locked' : 'content';
}
