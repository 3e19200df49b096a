import { createHash } from 'node:crypto';
import { Pool, type PoolClient, types } from 'pg';
import type { Database } from './database';
import { insideTransaction, toDriverParameters, TYPE_PARSERS } from './driver-parts';

type Queryable = Pick<Pool | PoolClient, 'query'>;

const names = new Map<string, string>();

/** Name of a prepared statement, derived from its SQL: the server caches its plan per connection. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
  names.set(sql, name);
  return name;
}

const runner = (target: Queryable): Pick<Database, 'query' | 'script'> => ({
  query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
    (await target.query({ name: nameOf(sql), text: sql, values: toDriverParameters(parameters) })).rows as Row[],
  script: async (sql) => void (await target.query(sql)),
});

const typeParsers = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    TYPE_PARSERS[id] ?? (types.getTypeParser(id, format) as (text: string) => unknown),
};

export interface PostgresOptions {
  /** Schema of all tables; default: the server's search path. */
  readonly schema?: string;
  readonly maxConnections?: number;
  /** A pooled connection broke while idle; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
}

/** A PostgreSQL server (15 or newer) as a `Database`, over a pool of connections. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    types: typeParsers,
    ...(options.schema ? { options: `-c search_path=${options.schema}` } : {}),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  return {
    ...runner(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // Between two statements no one else hears that the connection broke; unheard it would end the process.
      const onBroken = (error: Error): void => {
        broken = error;
      };
      client.on('error', onBroken);
      try {
        await client.query('BEGIN');
        const answer = await work(insideTransaction(runner(client)));
        await client.query('COMMIT');
        return answer;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.off('error', onBroken);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
