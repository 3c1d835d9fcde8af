/** The bare page that the site is compared with: the same framework, one page, one trivial island. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compress } from '@/deploy/publish/compress';
import { filesBelow } from '@/deploy/publish/tree';

/** Inside the project, so that its packages and their versions are the site's own. */
const folder = '.bench/bare';

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "bare", "private": true, "type": "module" }',
  'next.config.mjs': `export default { output: 'export', trailingSlash: true, turbopack: { root: ${JSON.stringify(resolve('.'))} } };`,
  'app/layout.jsx': `export const metadata = { title: 'Bare', description: 'A bare page.' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.jsx': `import { Island } from './island';
export default function Page() {
  return <main><h1>Bare</h1><Island /></main>;
}`,
  'app/island.jsx': `'use client';
import { useState } from 'react';
export function Island() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}`,
};

/**
 * Builds the bare page.
 * @returns the folder of its export, compressed as the site is.
 */
export async function buildBare(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const next = resolve('node_modules/next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error('The bare page could not be built.');
  const out = join(folder, 'out');
  await cp('out/404.html', join(out, '404.html'));
  for (const file of await filesBelow(out)) compress(file);
  return out;
}
