'use client';
/** The attachments of a report and how they change; pure. */
import { maxAttachments } from '@/config/forms/feedback';
import type { FileFault } from '@/services/rules/attachments';
import type { AttachedFile } from '@/services/rules/formRules';

/** Why a file is not sent: something about it, or there are too many. */
export type UploadFault = FileFault | 'count';

/** An attachment. `part` is what of it has left, from 0 to 1. */
export interface UploadRow {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'checking' | 'refused' | 'sending' | 'failed' | 'done';
  readonly part: number;
  readonly fault?: UploadFault;
  readonly id?: string;
}

/** What happens to attachments. */
export type UploadEvent =
  | { readonly type: 'add'; readonly files: readonly Pick<UploadRow, 'key' | 'name' | 'size'>[] }
  | { readonly type: 'change'; readonly key: string; readonly to: Partial<UploadRow> }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'restore'; readonly files: readonly AttachedFile[] }
  | { readonly type: 'clear' };

/** Files that count: those that can't be sent take no place. */
export const countedRows = (rows: readonly UploadRow[]) =>
  rows.filter(({ state }) => state !== 'refused');

/** The rows after an event. */
export function uploadsAfter(rows: readonly UploadRow[], event: UploadEvent): readonly UploadRow[] {
  switch (event.type) {
    case 'add': {
      const free = maxAttachments - countedRows(rows).length;
      const added = event.files.map((file, index): UploadRow => {
        const start = { ...file, part: 0 };
        return index < free
          ? { ...start, state: 'checking' }
          : { ...start, state: 'refused', fault: 'count' };
      });
      return [...rows, ...added];
    }
    case 'change':
      return rows.map((row) => (row.key === event.key ? { ...row, ...event.to } : row));
    case 'remove':
      return rows.filter(({ key }) => key !== event.key);
    case 'restore':
      return event.files.flatMap(({ id, name, size }) =>
        id ? { key: id, id, name, size, part: 1, state: 'done' as const } : [],
      );
    case 'clear':
      return [];
  }
}

/** What the form holds of the attachments: all but those that can't be sent. */
export function uploadsValue(rows: readonly UploadRow[]): string {
  const files = countedRows(rows).map(({ id, name, size }): AttachedFile => ({ id, name, size }));
  return files.length > 0 ? JSON.stringify(files) : '';
}
