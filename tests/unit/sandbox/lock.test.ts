/** A folder has one owner, wherever it runs, and one that has ended holds nobody up. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '@/sandbox/data/lock';
import { processMark } from '@/sandbox/data/processMark';

let folder: string;
const file = () => join(folder, 'lock');
const children: ChildProcess[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Takes the folder in a process of its own. @param inside a command that runs it in other surroundings. */
async function holder(...inside: string[]): Promise<{ child: ChildProcess; said: () => string }> {
  const script = `
    const { lockFolder } = await import('@/sandbox/data/lock');
    lockFolder(${JSON.stringify(folder)});
    console.log('taken');
    setInterval(() => undefined, 1000);`;
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script];
  const [command = '', ...args] = [...inside, ...node];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const first = once(child.stdout, 'data');
  await Promise.race([
    first,
    once(child, 'exit').then(() => Promise.reject(new Error(`It has ended: ${said}`))),
  ]);
  return { child, said: () => said };
}

const slow = { timeout: 60_000 };

describe('a folder', slow, () => {
  test('is refused to a second owner, who is told of the first, and given back', () => {
    const unlock = lockFolder(folder);
    const pid = new RegExp(`in use by process ${process.pid} on .*SANDBOX_DIR=`, 's');
    expect(() => lockFolder(folder)).toThrow(pid);
    unlock();
    expect(existsSync(file())).toBe(false);
    lockFolder(folder)();
  });

  test('is free at once when its owner was killed', async () => {
    const { child } = await holder();
    expect(() => lockFolder(folder)).toThrow('in use by process');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    // Without a lease to wait for: the system knows that the process has ended.
    lockFolder(folder, Infinity)();
  });
});

describe('a lease that was left behind counts for nothing', slow, () => {
  const lease = (rest: object) => JSON.stringify({ id: 'a', pid: 1, host: 'b', mark: '', ...rest });

  test.each([
    ['by an earlier release', String(process.pid)],
    ['half written', '{"id":"a'],
    ['empty', ''],
    ['of a process somewhere else', lease({ mark: 'another-boot pid:[1] 5' })],
    ['of a system that can’t tell', lease({})],
  ])('%s', (_, content) => {
    writeFileSync(file(), content);
    lockFolder(folder, 600)();
  });

  test.runIf(processMark.own())('of a process whose number another one has now', () => {
    const [start = '', ...rest] = processMark.own().split(' ').reverse();
    const mark = [...rest.reverse(), Number(start) - 1].join(' ');
    writeFileSync(file(), lease({ pid: process.pid, mark }));
    lockFolder(folder, Infinity)();
  });
});

describe('a lease of a process that can’t be seen from here', slow, () => {
  test('holds while it is renewed', async () => {
    writeFileSync(file(), JSON.stringify({ id: 'a', pid: 1, host: 'elsewhere', mark: '' }));
    const script = `
      const { utimesSync } = require('node:fs');
      setInterval(() => utimesSync(${JSON.stringify(file())}, new Date(), new Date()), 100);
      console.log('renewing');`;
    const child = spawn(process.execPath, ['--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await once(child.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow('in use by process 1 on elsewhere');
  });

  /** What a container is to a folder: process numbers of its own. */
  const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const mayContain = spawnSync(container[0] ?? '', [...container.slice(1), 'true']).status === 0;

  test.runIf(mayContain)(
    'holds between two containers, in which both have the same number',
    async () => {
      await holder(...container);
      const { pid } = JSON.parse(readFileSync(file(), 'utf8')) as { pid: number };
      expect(pid).toBe(1);
      await expect(holder(...container)).rejects.toThrow('in use by process 1 on');
      expect(() => lockFolder(folder)).toThrow('in use by process 1 on');
    },
  );
});

describe('a process that has lost its folder ends', slow, () => {
  test.each([
    ['because another one has it', () => writeFileSync(file(), '{"id":"another"}')],
    ['because it was removed', () => rmSync(file())],
  ])('%s', async (_, lose) => {
    const { child, said } = await holder();
    const ended = once(child, 'exit');
    lose();
    expect((await ended)[1]).toBe('SIGKILL');
    expect(said()).toContain('has been taken from this process');
  });

  test('and one that has not goes on renewing', async () => {
    await holder();
    const old = new Date(2020, 0);
    utimesSync(file(), old, old);
    const renewed = () => statSync(file()).mtimeMs > old.getTime();
    await expect.poll(renewed, { timeout: 30_000 }).toBe(true);
  });
});
