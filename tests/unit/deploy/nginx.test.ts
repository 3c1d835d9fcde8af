import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nginxFile } from '@/deploy/nginx';

test('deploy/nginx.conf is what the tables say; `npx tsx deploy/nginx.ts` writes it', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toBe(nginxFile());
});
