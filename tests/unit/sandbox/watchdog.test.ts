/** A database that has died ends its process with a clear word; one that works, or has nothing to do, does not. */
import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs a script that has `watch`, in a process of its own. */
async function run(script: string): Promise<{ ended: string | number | null; said: string }> {
  const code = `const { watch } = await import('@/sandbox/data/watchdog'); ${script}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exit, signal) => resolve({ ended: signal ?? exit, said }));
  });
}

const slow = { timeout: 60_000 };

const died = { ended: 'SIGKILL', said: expect.stringMatching(/database has died.*disk/) as string };

test.concurrent.each([
  ['keeps the thread busy for ever', 'watch(2).began(); for (;;);'],
  ['never answers', 'watch(2).began(); setInterval(() => undefined, 100);'],
])('one that %s is dead', slow, async (_, script) => expect(await run(script)).toEqual(died));

test.concurrent('one that says so itself is dead, and no other error counts', slow, async () => {
  const errors = `Object.assign(new Error('full'), { severity: 'ERROR' }), Object.assign(new Error('log'), { severity: 'PANIC' })`;
  const { ended, said } = await run(
    `const dog = watch(); for (const error of [${errors}]) dog.heed(error);`,
  );
  expect(ended).toBe(1);
  expect(said).toMatch(/database has died.*\(log\)/);
});

test.concurrent.each([
  ['has nothing to do', 'const dog = watch(5); setTimeout(() => dog.close(), 8000);'],
  [
    'is never without work, and gets on',
    `const dog = watch(5);
     let ended = dog.began();
     const timer = setInterval(() => { const last = ended; ended = dog.began(); last(); }, 100);
     setTimeout(() => { clearInterval(timer); dog.close(); }, 8000);`,
  ],
])('one that %s is not', slow, async (_, script) =>
  expect(await run(script)).toEqual({ ended: 0, said: '' }),
);

test('nothing keeps a process from its end', slow, async () => {
  expect(await run('watch();')).toEqual({ ended: 0, said: '' });
});
