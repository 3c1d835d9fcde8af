/** Beside `npm run dev`: checks the message files when one is saved, and says what keeps a text from its page. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { writeDeclaration } from '@/locales/tool/declaration';

/** Milliseconds in which an editor may write a file more than once. */
const settle = 200;

/** Says what is wrong with the texts; nothing if nothing is. It may be stopped. */
type Check = (signal: AbortSignal) => Promise<string>;

/** The errors of `npm run locales`; the types of the texts are brought up to date. */
export async function textErrors(signal: AbortSignal): Promise<string> {
  writeDeclaration('.');
  // Scripts run as this one does: by tsx.
  const args = [...process.execArgv, 'locales/check.ts', '--errors'];
  const child = spawn(process.execPath, args, { signal, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(said.trim()));
  });
}

/**
 * Checks now, and whenever a file in the folder changes; says only what is new.
 * @returns what ends it.
 */
export function watchTexts(folder: string, check: Check, say: (text: string) => void): () => void {
  let before = '';
  let running = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const now = await check(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      return before;
    });
    if (signal.aborted || now === before) return;
    before = now;
    say(now === '' ? 'The texts are right again.' : now);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), settle);
  };
  const watcher = watch(folder, soon);
  soon();
  return () => {
    clearTimeout(timer);
    running.abort();
    watcher.close();
  };
}
