import type { Database, Parameter } from './database';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  !ArrayBuffer.isView(value) &&
  !Array.isArray(value);

/** Objects and arrays of objects become JSON text: pg would send the latter as a PostgreSQL array, PGlite differs again. */
export function toDriverParameters(parameters: readonly Parameter[]): unknown[] {
  return parameters.map((value) => {
    if (value === undefined) return null;
    if (isObject(value)) return JSON.stringify(value);
    if (Array.isArray(value) && value.some((entry) => isObject(entry) || Array.isArray(entry)))
      return JSON.stringify(value);
    return value;
  });
}

/** Parsers for PostgreSQL types that the two drivers would read differently. */
export const TYPE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8: counts and sums of øre stay far below 2^53
  1700: Number, // numeric
  1082: (text) => text, // date: 'YYYY-MM-DD', free of any time zone
};

type Runner = Pick<Database, 'query' | 'script'>;

/** A database inside a driver's transaction. Nested transactions are savepoints. */
export function insideTransaction(runner: Runner, depth = 1): Database {
  return {
    query: (sql, parameters) => runner.query(sql, parameters),
    script: (sql) => runner.script(sql),
    async transaction(work) {
      const savepoint = `level_${depth}`;
      await runner.script(`SAVEPOINT ${savepoint}`);
      try {
        const answer = await work(insideTransaction(runner, depth + 1));
        await runner.script(`RELEASE SAVEPOINT ${savepoint}`);
        return answer;
      } catch (error) {
        await runner.script(`ROLLBACK TO SAVEPOINT ${savepoint}`);
        throw error;
      }
    },
    close: () => Promise.reject(new Error('A transaction cannot close the database')),
  };
}
