'use client';
/** The attachments of a form; what they do is loaded after the page, and what is chosen before is kept. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft } from '@/services/page/drafts';
import { attachedFiles } from '@/services/rules/formRules';
import type { Attaching } from './attachTo.client';
import { newRows, restoredRows, type UploadRow } from './uploadRows.client';

/** The attachments that are chosen by `input` or dropped on `zone`, and what can be done with them. */
export function useUploads() {
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const [isOver, over] = useState(false);
  const loading = useRef<Promise<Attaching>>(undefined);
  const loaded = useRef<Attaching>(undefined);
  const restored = useRef<readonly UploadRow[]>([]);

  const load = useCallback(async () => {
    loading.current ??= import('./attachTo.client').then(({ attachTo }) =>
      attachTo({ zone: zone.current, rows: restored.current, show: setRows, over }),
    );
    try {
      loaded.current = await loading.current;
    } catch (error) {
      loading.current = undefined;
      console.warn(`feedback: files can’t be taken. ${String(error)}`);
    }
    return loaded.current;
  }, []);

  useEffect(() => {
    restored.current = restoredRows(attachedFiles(readDraft('feedback').attachments));
    setRows(restored.current);
    void load();
    return () => {
      loaded.current?.end();
      loaded.current = loading.current = undefined;
    };
  }, [load]);

  /** Takes what is in the input. It stays there until it is taken. */
  const choose = async () => {
    const files = [...(input.current?.files ?? [])];
    const wait = (state: 'checking' | 'failed') =>
      setRows([...restored.current, ...newRows(files, state)]);
    if (files.length === 0) return;
    if (!loaded.current) wait('checking');
    const flow = loaded.current ?? (await load());
    if (!flow) return wait('failed');
    // Another call may have taken them meanwhile.
    if (!input.current?.value) return;
    // The same file may be chosen again, and none is posted twice.
    input.current.value = '';
    flow.choose(files);
  };

  return {
    input,
    zone,
    rows,
    isOver,
    choose,
    retry: (key: string) => (loaded.current ? loaded.current.retry(key) : void choose()),
    remove(key: string) {
      if (loaded.current) return loaded.current.remove(key);
      if (input.current) input.current.value = '';
      setRows((now) => (restored.current = now.filter((row) => row.key !== key && row.id)));
    },
  };
}
