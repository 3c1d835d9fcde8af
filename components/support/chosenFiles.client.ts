'use client';
/** Files as visitors bring them: chosen, or dropped, folders among them. */
import type { FileFault } from '@/config/forms/feedback';
import { nameFault } from '@/services/rules/attachments';
import type { ReadableFile } from '@/services/rules/fileContent';

/** A file, or what was taken for one. */
export interface ChosenFile {
  readonly file: File;
  readonly fault: FileFault | null;
}

/** Files that were chosen in the browser's own dialog. */
export function chosenFiles(files: readonly File[]): readonly ChosenFile[] {
  return files.map((file) => ({ file, fault: nameFault(file) }));
}

/** What was dropped: browsers hand a folder over as a file that can't be read. */
export function droppedFiles({ items, files }: DataTransfer): readonly ChosenFile[] {
  const dropped = [...items].filter(({ kind }) => kind === 'file');
  if (dropped.length === 0) return chosenFiles([...files]);
  return dropped.flatMap((item): ChosenFile[] => {
    const isFolder = item.webkitGetAsEntry()?.isDirectory ?? false;
    const file = item.getAsFile();
    if (!file) return [];
    return [{ file, fault: isFolder ? 'folder' : nameFault(file) }];
  });
}

/** A file as the rules read it. */
export function readable(file: File): ReadableFile {
  const { name, size } = file;
  return {
    name,
    size,
    read: async (from, length) =>
      new Uint8Array(await file.slice(from, from + length).arrayBuffer()),
  };
}

/** Whether a file can still be read: it may have been changed, moved or deleted since it was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
