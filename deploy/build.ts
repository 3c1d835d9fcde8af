/**
 * `npm run build`: exports the site while its assets are made and its texts checked, and publishes the
 * export. Says at the end how long each step took.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { makeInlineScripts } from './assets/inlineScripts';
import { writeWritingStyles } from './assets/writingStyles';
import { assertRouterContract, installedRouter } from './routerContract';

/** The build stops as a whole, with all that runs beside the step that failed. */
const stopping = new AbortController();
const seconds: string[] = [];

/** Runs Node to its end. @throws Error if it fails. */
async function step(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    signal: stopping.signal,
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build has stopped: ${name} failed.`)),
    );
  });
  seconds.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Brotli takes some 32 MB for every file. glibc fetches as much from the system and returns it each
 * time, which costs more than to compress; told to keep it, it does neither.
 */
const keepMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(2 ** 26),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 30),
};

/** Room for what a page leaves behind, so that pages are not interrupted to sweep: a tenth of the time. */
const smallLitter = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
};

async function build(): Promise<void> {
  const { source, version } = installedRouter();
  assertRouterContract(source, version);
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  // Scripts run as this one does: by tsx.
  const script = (...args: string[]) => [...process.execArgv, ...args];
  // What the export itself reads; all else is made beside it.
  await Promise.all([writeWritingStyles(), makeInlineScripts()]);
  const texts = step('texts', script('locales/check.ts', '--errors'));
  const exported = step('export', [next, 'build'], smallLitter).catch(async (error: Error) => {
    // A broken text breaks the export too: the check says what is wrong with it, and where.
    await texts;
    throw error;
  });
  await Promise.all([exported, step('assets', script('deploy/assets/make.ts')), texts]);
  await step('publish', script('deploy/publish/publish.ts'), { ...smallLitter, ...keepMemory });
  console.log(`Built in ${(performance.now() / 1000).toFixed(1)} s: ${seconds.join(', ')}`);
}

await build().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
  stopping.abort();
});
