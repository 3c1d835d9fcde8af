'use client';
/** How the attachments of a report change; pure. */
import type { FileFault } from '@/config/forms/feedback';
import { hasRoom, type UploadRow } from './uploadRows.client';

/** A file that is added, with what its name or kind alone says against it. */
export interface AddedFile extends Pick<UploadRow, 'key' | 'name' | 'size'> {
  readonly fault: FileFault | null;
}

/** What happens to attachments. */
export type UploadEvent =
  | { readonly type: 'add'; readonly files: readonly AddedFile[] }
  /** What is in the file is fit to be sent. */
  | { readonly type: 'checked'; readonly key: string }
  | { readonly type: 'change'; readonly key: string; readonly to: Partial<UploadRow> }
  | { readonly type: 'remove'; readonly key: string }
  /** The host has some of the files no more. */
  | { readonly type: 'lost'; readonly ids: readonly string[] }
  | { readonly type: 'clear' };

/** The rows after an event. */
export function uploadsAfter(rows: readonly UploadRow[], event: UploadEvent): readonly UploadRow[] {
  const changed = (key: string, to: Partial<UploadRow>) =>
    rows.map((row) => (row.key === key ? { ...row, ...to } : row));
  switch (event.type) {
    case 'add':
      return [
        ...rows,
        ...event.files.map(({ fault, ...file }): UploadRow => {
          const row = { ...file, part: 0 };
          return fault ? { ...row, state: 'refused', fault } : { ...row, state: 'checking' };
        }),
      ];
    case 'checked':
      return hasRoom(rows)
        ? changed(event.key, { state: 'sending', part: 0 })
        : changed(event.key, { state: 'refused', fault: 'count' });
    case 'change':
      return changed(event.key, event.to);
    case 'remove':
      return rows.filter(({ key }) => key !== event.key);
    case 'lost':
      return rows.map((row) =>
        row.id && event.ids.includes(row.id)
          ? { ...row, id: undefined, state: 'refused' as const, fault: 'gone' as const }
          : row,
      );
    case 'clear':
      return [];
  }
}
