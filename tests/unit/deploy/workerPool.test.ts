/** Tasks are shared among processes, each done once; one that fails stops the work. */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inProcesses } from '@/deploy/publish/workerPool';

const folder = mkdtempSync(join(tmpdir(), 'workers-'));
afterAll(() => rm(folder, { recursive: true }));

/** A script that leaves a file for every task, named by the process; it ends at a task without a name. */
function script(): string {
  const file = join(folder, 'script.cjs');
  writeFileSync(
    file,
    `process.on('message', ({ name }) => {
      if (!name) process.exit(3);
      require('node:fs').writeFileSync(${JSON.stringify(folder)} + '/' + name + '.' + process.pid, '');
      process.send('done');
    });`,
  );
  return file;
}

test('every task is done once', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `task${index}`);
  await inProcesses(
    script(),
    names.map((name) => ({ name })),
  );
  const done = readdirSync(folder).filter((file) => file.startsWith('task'));
  expect(done.map((file) => file.split('.')[0]).sort()).toEqual([...names].sort());
});

test('no tasks are done at once', async () => {
  await expect(inProcesses(script(), [])).resolves.toBeUndefined();
});

test('a failure is told', async () => {
  await expect(inProcesses(script(), [{ name: 'last' }, {}, {}])).rejects.toThrow('failed');
});
