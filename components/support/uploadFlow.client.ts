'use client';
/** Attachments on their way: each looked into and then uploaded as soon as it is chosen. Loaded after the page. */
import { newId } from '@/services/page/ids';
import { fileFault } from '@/services/rules/fileContent';
import { cleanFileName } from '@/services/rules/fileName';
import { isReadable, readable, type ChosenFile } from './chosenFiles.client';
import type { UploadRow } from './uploadRows.client';
import { uploadsAfter, type UploadEvent } from './uploads.client';

interface Upload {
  readonly file: File;
  readonly aborter: AbortController;
}

/** What can be done with attachments. */
export interface UploadFlow {
  readonly add: (files: readonly ChosenFile[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** The host has some of the files no more. */
  readonly lose: (ids: readonly string[]) => void;
  readonly clear: () => void;
  readonly abortAll: () => void;
}

/** Begins with the rows that are there. @param show draws them anew. */
export function startFlow(
  first: readonly UploadRow[],
  show: (rows: readonly UploadRow[]) => void,
): UploadFlow {
  let rows = first;
  const uploads = new Map<string, Upload>();
  /** One check after the other, so that places go by the visitor's order. */
  let checks = Promise.resolve();

  const change = (event: UploadEvent) => {
    rows = uploadsAfter(rows, event);
    show(rows);
  };
  const alter = (key: string, to: Partial<UploadRow>) => change({ type: 'change', key, to });

  /** Says that a file did not arrive: where it can't be read any more, no further try could help. */
  const fail = async (key: string, { file, aborter }: Upload, error: unknown) => {
    if (aborter.signal.aborted) return;
    console.warn(`feedback: ${file.name} did not arrive. ${String(error)}`);
    if (await isReadable(file)) alter(key, { state: 'failed', when: undefined });
    else alter(key, { state: 'refused', fault: 'unreadable' });
  };

  const send = async (key: string, upload: Upload) => {
    const { file, aborter } = upload;
    try {
      const { uploadAttachment } = await import('@/services/calls/feedback');
      const onProgress = (part: number) => alter(key, { part });
      const result = await uploadAttachment({ file, key, signal: aborter.signal, onProgress });
      if ('id' in result) alter(key, { state: 'done', part: 1, id: result.id });
      else if ('when' in result) alter(key, { state: 'failed', when: result.when });
      else alter(key, { state: 'refused', fault: result.refused });
    } catch (error) {
      await fail(key, upload, error);
    }
  };

  const check = async (key: string, upload: Upload) => {
    if (upload.aborter.signal.aborted) return;
    try {
      const fault = await fileFault(readable(upload.file));
      if (fault) return alter(key, { state: 'refused', fault });
    } catch (error) {
      return fail(key, upload, error);
    }
    change({ type: 'checked', key });
    const row = rows.find((other) => other.key === key);
    if (row?.state === 'sending') void send(key, upload);
  };

  const start = (key: string, file: File) => {
    const upload = { file, aborter: new AbortController() };
    uploads.set(key, upload);
    checks = checks.then(() => check(key, upload));
  };

  const abortAll = () => uploads.forEach(({ aborter }) => aborter.abort());

  return {
    add(chosen) {
      const added = chosen.map((one) => ({ ...one, key: newId() }));
      const files = added.map(({ key, fault, file: { name, size } }) => {
        return { key, fault, size, name: cleanFileName(name) };
      });
      change({ type: 'add', files });
      for (const { key, fault, file } of added) if (!fault) start(key, file);
    },
    retry(key) {
      const upload = uploads.get(key);
      if (!upload) return;
      alter(key, { state: 'checking', part: 0, fault: undefined, when: undefined });
      start(key, upload.file);
    },
    remove(key) {
      uploads.get(key)?.aborter.abort();
      uploads.delete(key);
      change({ type: 'remove', key });
    },
    lose: (ids) => change({ type: 'lost', ids }),
    clear() {
      abortAll();
      uploads.clear();
      change({ type: 'clear' });
    },
    abortAll,
  };
}
