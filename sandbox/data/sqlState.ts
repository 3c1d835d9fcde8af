/** What Postgres says of an error, whichever way it was asked. */

/** The SQLSTATE of a reply, if one is behind an error. */
export function sqlState(error: unknown): string | undefined {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof code === 'string' && typeof severity === 'string' ? code : undefined;
}
