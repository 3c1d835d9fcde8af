/** What is done to every page, by name and in this order: each step edits the tree that the one before has left. */
import type { Graph } from 'schema-dts';
import type { Page } from '../page';
import { addPolicy } from './csp';
import { firstPaintFirst } from './firstPaint';
import { addIntegrity } from './integrity';
import { addStructuredData } from './structuredData';

/** A step. It throws if what it must find is not there. */
export interface PageStep {
  readonly name: string;
  /** @param data what search engines are told of the page. */
  run(page: Page, data: Graph | null): void;
}

/**
 * The steps, for as many pages as there are.
 * @param bytesAt the published file at a path.
 */
export const pageSteps = (bytesAt: (path: string) => Buffer): readonly PageStep[] => [
  { name: 'integrity', run: (page) => addIntegrity(page, bytesAt) },
  { name: 'first paint', run: firstPaintFirst((path) => bytesAt(path).toString()) },
  { name: 'structured data', run: addStructuredData },
  // Last, since it holds the hashes of what stands in the page then.
  { name: 'policy', run: addPolicy },
];

/** Does a step of a page. @throws Error with the page, the step and what it looked for. */
export function doStep<Result>(file: string, name: string, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    const told = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}, step "${name}": ${told}`, { cause });
  }
}
