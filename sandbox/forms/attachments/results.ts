/** What comes of the files of a form together: all are kept or none, and the first good ones take the places. */
import type { FileResult } from './file';
import type { AttachmentFolder } from './folder';

/** Waits for all files; where one could not be kept, or the form broke off, none is. */
export async function settle(
  folder: AttachmentFolder,
  files: readonly Promise<FileResult>[],
  failure: unknown,
): Promise<readonly FileResult[]> {
  const results = await Promise.allSettled(files);
  const kept = results.flatMap((result) =>
    result.status === 'fulfilled' && 'file' in result.value ? [result.value.file.id] : [],
  );
  const broken = results.find(({ status }) => status === 'rejected') as
    PromiseRejectedResult | undefined;
  const reason: unknown = failure ?? broken?.reason;
  if (reason !== undefined) {
    await folder.remove(kept);
    throw reason;
  }
  return results.map((result) => (result as PromiseFulfilledResult<FileResult>).value);
}

/** Gives the places to the first good files; those beyond are refused. */
export async function placed(
  folder: AttachmentFolder,
  results: readonly FileResult[],
  places: number,
): Promise<readonly FileResult[]> {
  const good = results.flatMap((result) => ('file' in result ? [result.file] : []));
  const beyond = good.slice(places);
  await folder.remove(beyond.map(({ id }) => id));
  return results.map((result) =>
    'file' in result && beyond.includes(result.file)
      ? { name: result.file.name, fault: 'count' }
      : result,
  );
}
