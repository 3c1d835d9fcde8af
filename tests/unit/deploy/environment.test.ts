/** The variables of a deployment: what Next reads from files, publishing reads too. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Value of a variable after the module was loaded in the folder. */
function read(variable: string, env: Readonly<Record<string, string>>): string {
  const module = resolve('deploy/environment.ts');
  const script = `await import(${JSON.stringify(module)}); console.log(process.env.${variable})`;
  const tsx = import.meta.resolve('tsx');
  const args = ['--import', tsx, '--input-type=module', '--eval', script];
  const options = { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, args, options).trim();
}

test(
  'they come from the environment, .env.local and .env, in this order',
  { timeout: 60_000 },
  () => {
    expect(read('FIRST', {})).toBe('undefined');
    writeFileSync(join(folder, '.env'), 'FIRST=c\nSECOND=c\nTHIRD=c\n');
    writeFileSync(join(folder, '.env.local'), 'FIRST=b\nSECOND=b\n');
    const values = ['FIRST', 'SECOND', 'THIRD'].map((name) => read(name, { FIRST: 'a' }));
    expect(values).toEqual(['a', 'b', 'c']);
  },
);
