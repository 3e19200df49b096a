import { randomBytes } from 'node:crypto';
import { ADVISORY_LOCKS } from '../advisory-locks';
import type { Database } from '../database';
import { openPostgres } from '../postgres-database';
import type { Preparation } from './preparation';

/** Databases of this run begin with it, and Jest's global teardown drops those that are left. */
const prefix = (): string => {
  const run = process.env.TEST_DATABASE_PREFIX;
  if (run === undefined) throw new Error('TEST_DATABASE_PREFIX is missing: Jest’s global setup sets it');
  return run;
};

const urlOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Makes the template of this run unless it is there. It has its name only when it is complete. */
async function ensureTemplate(server: Database, url: string, name: string, fill: Preparation['fill']): Promise<void> {
  // Of the one connection: a database cannot be created in a transaction.
  await server.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.schema]);
  try {
    if ((await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).length > 0) return;
    const unfinished = `${name}_new`;
    await server.script(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await server.script(`CREATE DATABASE ${unfinished}`);
    const database = openPostgres(urlOf(url, unfinished), { maxConnections: 1 });
    try {
      await fill(database);
    } finally {
      await database.close();
    }
    await server.script(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  } finally {
    await server.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.schema]);
  }
}

/** A database on the server that is a copy of a prepared one, and is dropped on close. */
export async function copyOfTemplate(url: string, { kind, content, fill }: Preparation): Promise<Database> {
  const server = openPostgres(url, { maxConnections: 1 });
  try {
    const template = `${prefix()}${kind}_${content}`;
    await ensureTemplate(server, url, template, fill);
    const name = `${prefix()}${randomBytes(8).toString('hex')}`;
    await server.script(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    const database = openPostgres(urlOf(url, name), { maxConnections: 4 });
    return {
      ...database,
      close: async () => {
        await database.close();
        await server.script(`DROP DATABASE ${name} WITH (FORCE)`);
        await server.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}
