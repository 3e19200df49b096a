import type { Database } from './database';

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
