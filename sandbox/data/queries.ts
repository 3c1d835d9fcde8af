/** What the rest of the backend knows of its database. */

/** Runs statements. */
export interface Queries {
  /** Runs one statement with `$1`-style parameters and gives its rows. */
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>;
}

/** What an engine offers. */
export interface Database extends Queries {
  /**
   * Runs statements that take effect all together, or not at all if `run` throws. The embedded
   * engine has one connection: nothing else gets through meanwhile, so wait for nothing else in it.
   */
  transaction<Result>(run: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Makes the room of what was deleted from tables usable again; engines that have it do not do it by themselves. */
  reclaim?(tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
