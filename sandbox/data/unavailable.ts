/** Whether a statement failed because the database cannot be reached just now, or because of itself. */
import { asStorageFull, StorageFull } from './space';
import { sqlState } from './sqlState';

/** The database cannot be reached just now; the same may succeed in some seconds. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * SQLSTATEs of a server that goes, comes, is too busy or lets nobody write: connection exceptions,
 * operator intervention (the statement's time limit among it), too few resources, a standby.
 */
const passing = /^(08...|57P0[1-5]|57014|53...|25006|40001|40P01|55P03)$/;

/** What an error of the driver is for the rest of the backend. */
export function asUnavailable(error: unknown): Error {
  const full = asStorageFull(error);
  if (full instanceof StorageFull) return full;
  const state = sqlState(error);
  // Without a reply it is the connection that failed: broken, refused, or silent for too long.
  const { message = '', code = '' } = error as { message?: string; code?: string };
  if (state === undefined ? isOfConnection(error) : passing.test(state))
    return new DatabaseUnavailable(message || code, { cause: error });
  return error as Error;
}

function isOfConnection(error: unknown): boolean {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return (
    /^E[A-Z]+$/.test(code) ||
    /connection|timeout|Client (was closed|has encountered)|not queryable/i.test(message)
  );
}
