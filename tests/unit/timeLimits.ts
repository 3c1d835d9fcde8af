/**
 * Time limits that a test need not wait out. Its file mocks the table of limits:
 * `vi.mock('@/config/site/limits', async (original) => (await import('./timeLimits')).shortenable(original));`
 */
import { onTestFinished } from 'vitest';
import type * as Limits from '@/config/site/limits';

/** So long that a busy machine gives up no host that answers. */
const patient = 10_000;
let milliseconds = patient;

/** A table as it is, but for what says how long a call is waited for. */
function withLimits<Table extends object>(table: Table): Table {
  const get = (_: Table, name: string | symbol): unknown =>
    String(name).endsWith('Timeout') ? milliseconds : Reflect.get(table, name);
  return new Proxy(table, { get });
}

/** What stands in for config/site/limits. @param original reads the module itself. */
export async function shortenable(original: () => Promise<unknown>): Promise<typeof Limits> {
  const limits = (await original()) as typeof Limits;
  return {
    ...limits,
    timings: withLimits(limits.timings),
  };
}

/** Lets every call be given up soon, until the test is over. */
export function shortenTimeouts(): void {
  milliseconds = 100;
  onTestFinished(() => {
    milliseconds = patient;
  });
}
