'use client';
/** Files that are dropped on the page: the zone takes them, and nowhere do they replace the page. */
import { droppedFiles, type ChosenFile } from './chosenFiles.client';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** What a zone is told. */
interface DropZone {
  readonly zone: HTMLElement;
  readonly add: (files: readonly ChosenFile[]) => void;
  /** Whether files are over it. */
  readonly over: (isOver: boolean) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Takes what is dropped on the zone. */
export function watchDrops({ zone, add, over, signal }: DropZone): void {
  const isInZone = ({ target }: Event) => target instanceof Node && zone.contains(target);
  const onOver = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = isInZone(event) ? 'copy' : 'none';
    over(isInZone(event));
  };
  const onLeave = ({ relatedTarget }: DragEvent) => {
    if (!relatedTarget) over(false);
  };
  const onDrop = (event: DragEvent) => {
    over(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer && isInZone(event)) add(droppedFiles(event.dataTransfer));
  };
  document.addEventListener('dragover', onOver, { signal });
  document.addEventListener('dragleave', onLeave, { signal });
  document.addEventListener('drop', onDrop, { signal });
}
