/** A worker process of publishing: does what `publish.ts` hands out, one task after another. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LanguageCode } from '@/config/site/languages';
import { compress } from './compress';
import { pageFinisher } from './pages';
import { out } from './tree';

/** Pages of a language to finish, or finished files to compress. */
export type Task = { readonly language: LanguageCode } | { readonly files: readonly string[] };

/** `PRECOMPRESS=no` leaves compressing to the CDN. */
const precompress = process.env.PRECOMPRESS !== 'no';

const finish = pageFinisher(out);

function finishPages(language: LanguageCode): void {
  for (const [file, html] of finish(language)) {
    const bytes = Buffer.from(html);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    if (precompress) compress(file, bytes);
  }
}

process.on('message', (task: Task) => {
  if ('language' in task) finishPages(task.language);
  else if (precompress) task.files.forEach((file) => compress(file));
  process.send?.('done');
});
