/** Anything that a driver takes, and what `toDriverParameters` makes ready for it. */
export type Parameter = unknown;

/**
 * The one way to the database. Two drivers stand behind it: PGlite (embedded) and a PostgreSQL server.
 * SQL is PostgreSQL's, nothing newer than version 15. Of results: int8 and numeric are numbers, `date` is 'YYYY-MM-DD'.
 */
export interface Database {
  /**
   * Runs one statement with $1, $2… for its parameters.
   *
   * A plain object and an array of objects go as jsonb text, an array of plain values as a PostgreSQL array;
   * for a jsonb array of plain values use `json()`.
   */
  query<Row>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /** Runs several statements without parameters, as a migration does. */
  script(sql: string): Promise<void>;
  /**
   * Everything inside `work` happens or nothing does; an exception rolls back and is thrown on.
   * Only the given `tx` takes part. A transaction inside a transaction is a savepoint.
   */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A value for a jsonb parameter, the same on both drivers. */
export const json = (value: unknown): string => JSON.stringify(value);
