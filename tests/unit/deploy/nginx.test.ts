import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nginxFile } from '@/deploy/rules/nginx';

test('deploy/rules/nginx.conf is what the tables say; `npx tsx deploy/rules/nginx.ts` writes it', () => {
  expect(readFileSync('deploy/rules/nginx.conf', 'utf8')).toBe(nginxFile());
});
