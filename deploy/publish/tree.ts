/** Files of the published tree on disk. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Next exports to and the published tree stands. */
export const out = 'out';

/** Every file below a folder, by its path from where the folder's own path counts; none if it is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Runs a task for every item, so many at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
  lanes = 8,
): Promise<void> {
  const waiting = [...items];
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
