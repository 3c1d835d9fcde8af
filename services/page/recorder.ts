/** The session recorder (specification, section 4): starts when the browser is idle, and stops on a word. */
import { recorder as limits } from '@/config/visitor/recorder';
import { whenIdle } from './idle';
import { RecorderBatches } from './recorderBatches';

/**
 * Never recorded, only the room that it takes: what visitors type or choose in forms, other
 * services' frames (sign-in, payment), and what carries `data-private`.
 */
const blocked = 'iframe, form :is(input, textarea, select), [contenteditable], [data-private]';

/** Recorded with its letters made unreadable: forms and dialogs repeat what was typed. */
const masked = 'form, dialog, output';

/**
 * An event without the query of the address, wherever it stands in it: links within the page are
 * recorded by their whole address, and a query may hold what was searched for.
 */
function withoutQuery(event: object): object {
  const { search } = location;
  if (!search) return event;
  const written = JSON.stringify(search).slice(1, -1);
  return JSON.parse(JSON.stringify(event).replaceAll(written, '')) as object;
}

let stopRunning: (() => void) | undefined;

async function run({ signal }: AbortController, fail: (reason: unknown) => void): Promise<void> {
  const { record } = await import('./recorderLibrary');
  if (signal.aborted) return;
  const batches = new RecorderBatches(fail);
  let events = 0;
  const stop = record({
    emit(event) {
      events += 1;
      if (events > limits.maxEvents) return endQuietly();
      batches.add(withoutQuery(event));
    },
    maskAllInputs: true,
    blockSelector: blocked,
    maskTextSelector: masked,
    // The page's own style sheets are public files: their addresses are enough.
    inlineStylesheet: false,
    slimDOMOptions: 'all',
    sampling: { mousemove: 100, scroll: 200, input: 'last' },
    errorHandler(error) {
      fail(error);
      return true;
    },
  });
  const leave = () => batches.send(true);
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hidden);

  const end = () => {
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hidden);
    stop?.();
  };
  function endQuietly(): void {
    end();
    batches.send();
  }
  signal.addEventListener('abort', () => {
    end();
    batches.discard();
  });
}

/**
 * Starts the recorder; where it runs already, or waits to, nothing happens. If it fails, the visitor
 * does not notice: one line in the console, and it ends for this page load.
 */
export function startRecorder(): void {
  if (stopRunning) return;
  const ending = new AbortController();
  const fail = (reason: unknown) => {
    if (ending.signal.aborted) return;
    console.warn(`recorder: the recording has ended. ${String(reason)}`);
    ending.abort();
  };
  const callOff = whenIdle(() => void run(ending, fail).catch(fail), limits.idleTimeout);
  stopRunning = () => {
    callOff();
    ending.abort();
  };
}

/** Stops the recorder at once; what it has noted and not yet sent is forgotten. */
export function stopRecorder(): void {
  stopRunning?.();
  stopRunning = undefined;
}
