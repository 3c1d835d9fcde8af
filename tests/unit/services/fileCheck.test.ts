/** The command that checks a file: it must say yes to the right file, and no to another. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageNames, packages } from '@/config/download/packages';
import { fileCheck } from '@/services/rules/fileCheck';

const bytes = Buffer.from('an installer');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const files = packageNames.filter((name) => packages[name].kind === 'file');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(files)('%s: the command names file and hash, and leaves nothing open', (name) => {
  const check = fileCheck(name, sha256);
  if (packages[name].device === 'android') return expect(check).toBeNull();
  expect(check?.command).toContain(packages[name].file);
  expect(check?.command).toContain(sha256);
  expect(JSON.stringify(check)).not.toMatch(/[{]\w+[}]/);
});

describe('the Linux command, run', () => {
  const check = fileCheck('linuxDeb', sha256);
  const run = () =>
    spawnSync('sh', ['-c', check?.command ?? ''], { cwd: folder, encoding: 'utf8' });

  test('says yes to the file, in the words that the page promises', () => {
    writeFileSync(join(folder, packages.linuxDeb.file), bytes);
    const { status, stdout } = run();
    expect([status, stdout.trim()]).toEqual([0, check?.answer]);
  });

  test('says no to another', () => {
    writeFileSync(join(folder, packages.linuxDeb.file), `${bytes.toString()} and a virus`);
    const { status, stdout } = run();
    expect(status).not.toBe(0);
    expect(stdout.trim()).not.toBe(check?.answer);
  });
});

test('the Mac command says yes to the file too, by the program of the same kind here', () => {
  const check = fileCheck('mac', sha256);
  writeFileSync(join(folder, packages.mac.file), bytes);
  const command = check?.command.replace('shasum -a 256', 'sha256sum') ?? '';
  const answer = execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
  expect(answer.trim()).toBe(check?.answer);
});
