/** Whether a file may be attached, by its name and size; pure. What is in it: `fileContent.ts`. */
import { attachmentTypes, maxAttachmentBytes, type AttachmentType } from '@/config/forms/feedback';

/** Why a file can't be attached. */
export type FileFault = 'type' | 'size' | 'empty' | 'content';

/** The type that a file's name says; `undefined` for one that can't be attached. */
export function attachmentTypeOf(name: string): AttachmentType | undefined {
  const extension = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(attachmentTypes, extension) ? (extension as AttachmentType) : undefined;
}

/** What is wrong with a file by name and size; its content need not be read for that. */
export function nameFault({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  if (!attachmentTypeOf(name)) return 'type';
  if (size >= maxAttachmentBytes) return 'size';
  return size === 0 ? 'empty' : null;
}
