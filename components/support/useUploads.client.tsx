'use client';
import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { nameFault } from '@/services/rules/attachments';
import { readDraft } from '@/services/page/drafts';
import { attachedFiles } from '@/services/rules/formRules';
import { newId } from '@/services/page/ids';
import { countedRows, uploadsAfter } from './uploads.client';
import { maxAttachments } from '@/config/forms/feedback';

interface Upload {
  readonly file: File;
  readonly aborter: AbortController;
}

/** The attachments of the form that `place` is in, each uploaded as soon as it is chosen. */
export function useUploads(place: RefObject<HTMLElement | null>) {
  const [rows, change] = useReducer(uploadsAfter, []);
  const uploads = useRef(new Map<string, Upload>());

  const forget = (key: string) => {
    uploads.current.get(key)?.aborter.abort();
    uploads.current.delete(key);
  };

  useEffect(() => {
    const known = uploads.current;
    const form = place.current?.closest('form');
    const files = attachedFiles(readDraft('feedback').attachments);
    change({ type: 'restore', files });
    const onReset = () => {
      for (const { aborter } of known.values()) aborter.abort();
      known.clear();
      change({ type: 'clear' });
    };
    form?.addEventListener('reset', onReset);
    return () => {
      form?.removeEventListener('reset', onReset);
      for (const { aborter } of known.values()) aborter.abort();
    };
  }, [place]);

  const send = async (key: string) => {
    const upload = uploads.current.get(key);
    if (!upload) return;
    const { file, aborter } = upload;
    try {
      const content = new Uint8Array(await file.arrayBuffer());
      const { fileFault } = await import('@/services/rules/fileContent');
      const fault = fileFault(file.name, content);
      if (fault) return change({ type: 'change', key, to: { state: 'refused', fault } });
      change({ type: 'change', key, to: { state: 'sending', part: 0 } });
      const { uploadAttachment } = await import('@/services/calls/feedback');
      const onProgress = (part: number) => change({ type: 'change', key, to: { part } });
      const result = await uploadAttachment({ file, key, signal: aborter.signal, onProgress });
      const to =
        'id' in result
          ? ({ state: 'done', part: 1, id: result.id } as const)
          : ({ state: 'refused', fault: result.refused } as const);
      change({ type: 'change', key, to });
    } catch (error) {
      if (aborter.signal.aborted) return;
      console.warn(`feedback: ${file.name} did not arrive. ${String(error)}`);
      change({ type: 'change', key, to: { state: 'failed' } });
    }
  };

  const start = (key: string, file: File) => {
    uploads.current.set(key, { file, aborter: new AbortController() });
    void send(key);
  };

  const add = (files: readonly File[]) => {
    const free = maxAttachments - countedRows(rows).length;
    const added = files.map((file) => ({ key: newId(), file }));
    change({
      type: 'add',
      files: added.map(({ key, file: { name, size } }) => ({ key, name, size })),
    });
    for (const { key, file } of added.slice(0, Math.max(0, free))) {
      const fault = nameFault(file);
      if (fault) change({ type: 'change', key, to: { state: 'refused', fault } });
      else start(key, file);
    }
  };

  const retry = (key: string) => {
    const upload = uploads.current.get(key);
    if (!upload) return;
    change({ type: 'change', key, to: { state: 'checking', part: 0 } });
    start(key, upload.file);
  };

  const remove = (key: string) => {
    forget(key);
    change({ type: 'remove', key });
  };

  return { rows, add, retry, remove };
}
