'use client';
/** Gives the attachments of a form their behaviour. Loaded after the page. */
import { formEvents } from '@/components/forms/formDom.client';
import { chosenFiles } from './chosenFiles.client';
import { watchDrops } from './dropZone.client';
import { startFlow, type UploadFlow } from './uploadFlow.client';
import type { UploadRow } from './uploadRows.client';

/** Where the attachments are, and what is told of them. */
interface Place {
  readonly zone: HTMLElement | null;
  readonly rows: readonly UploadRow[];
  readonly show: (rows: readonly UploadRow[]) => void;
  readonly over: (isOver: boolean) => void;
}

/** What the component asks of the flow. */
export interface Attaching extends Pick<UploadFlow, 'retry' | 'remove'> {
  readonly choose: (files: readonly File[]) => void;
  /** Ends it, and the uploads with it. */
  readonly end: () => void;
}

/**
 * Begins with the rows that are there; the form says when all is sent, and what the host has lost.
 * @throws Error if the form has gone meanwhile.
 */
export function attachTo({ zone, rows, show, over }: Place): Attaching {
  if (!zone) throw new Error('The form has gone.');
  const flow = startFlow(rows, show);
  const ended = new AbortController();
  const { signal } = ended;
  const form = zone.closest('form');
  const onLost = (event: Event) => flow.lose((event as CustomEvent<readonly string[]>).detail);
  form?.addEventListener('reset', flow.clear, { signal });
  form?.addEventListener(formEvents.lost, onLost, { signal });
  watchDrops({ zone, add: flow.add, over, signal });
  return {
    ...flow,
    choose: (files) => flow.add(chosenFiles(files)),
    end() {
      ended.abort();
      flow.abortAll();
    },
  };
}
