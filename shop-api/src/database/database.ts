/** Anything that `toDriverParameters` can convert for a driver. */
export type Parameter = unknown;

/**
 * Access to the database, with two drivers: PGlite (embedded) and a PostgreSQL server.
 * SQL may use the features of PostgreSQL 15. In results int8 and numeric are numbers, `date` is 'YYYY-MM-DD'.
 */
export interface Database {
  /**
   * Runs one statement with $1, $2… for its parameters.
   *
   * A plain object and an array of objects are sent as jsonb text, an array of plain values as a PostgreSQL array;
   * for a jsonb array of plain values use `json()`.
   */
  query<Row>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /** Runs several statements without parameters, as a migration does. */
  script(sql: string): Promise<void>;
  /**
   * Runs `work` in a transaction; an exception rolls back and is rethrown.
   * Only statements of `tx` are part of it. A nested transaction is a savepoint.
   */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Keys of the advisory locks by which processes exclude each other. Such a lock applies to a whole PostgreSQL database, whatever the
 * schema: so all keys are listed here.
 */
export const ADVISORY_LOCKS = {
  migration: 7_301_504,
  import: 7_301_505,
} as const;
