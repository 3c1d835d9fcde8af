/** Whether a file may be attached, by its name and size; pure. What is in it: `fileContent.ts`. */
import {
  attachmentTypes,
  maxAttachmentBytes,
  otherExtensions,
  type AttachmentType,
  type FileFault,
} from '@/config/forms/feedback';
import { cleanFileName } from './fileName';

/** The type that a file's name says; `undefined` for one that can't be attached. */
export function attachmentTypeOf(name: string): AttachmentType | undefined {
  const extension = /\.([a-z\d]+)$/i.exec(cleanFileName(name))?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(otherExtensions, extension)) return otherExtensions[extension];
  return Object.hasOwn(attachmentTypes, extension) ? (extension as AttachmentType) : undefined;
}

/** What is wrong with a file by name and size; its content need not be read for that. */
export function nameFault({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  if (!attachmentTypeOf(name)) return 'type';
  if (size >= maxAttachmentBytes) return 'size';
  return size === 0 ? 'empty' : null;
}
