'use client';
/** The attachments of a report, as they stand; pure. How they change: `uploads.client.ts`. */
import { maxAttachments, type FileFault } from '@/config/forms/feedback';
import type { AttachedFile } from '@/services/rules/formRules';

/** An attachment. `part` is what of it has left, from 0 to 1. */
export interface UploadRow {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'checking' | 'refused' | 'sending' | 'failed' | 'done';
  readonly part: number;
  readonly fault?: FileFault;
  /** When the host takes more from this visitor, in words. */
  readonly when?: string;
  readonly id?: string;
}

/** Whether there is room for another file: those that are refused, or not looked into yet, take no place. */
export function hasRoom(rows: readonly UploadRow[]): boolean {
  const placed = rows.filter(({ state }) => ['sending', 'failed', 'done'].includes(state));
  return placed.length < maxAttachments;
}

/** What the form holds of the attachments: all but those that can't be sent. */
export function uploadsValue(rows: readonly UploadRow[]): string {
  const files = rows
    .filter(({ state }) => state !== 'refused')
    .map(({ id, name, size }): AttachedFile => ({ id, name, size }));
  return files.length > 0 ? JSON.stringify(files) : '';
}

/** Files that have arrived before the page was loaded. */
export function restoredRows(files: readonly AttachedFile[]): readonly UploadRow[] {
  return files.flatMap(({ id, name, size }) =>
    id ? { key: id, id, name, size, part: 1, state: 'done' as const } : [],
  );
}

/** Files that nothing is known of but their names. */
export function newRows(files: readonly File[], state: 'checking' | 'failed'): UploadRow[] {
  return files.map(({ name, size }, at) => ({ key: `new${at}`, name, size, state, part: 0 }));
}
