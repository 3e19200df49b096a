import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADVISORY_LOCKS, type Database } from './database';

const FILE_NAME = /^(\d{3})\.do\.([a-z0-9-]+)\.sql$/;

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Migrations `NNN.do.name.sql` of a folder, by version. @throws Error for two files of one version */
export function readMigrations(folder: string): readonly Migration[] {
  const migrations = readdirSync(folder)
    .map((file) => ({ file, match: FILE_NAME.exec(file) }))
    .filter((entry) => entry.match !== null)
    .map(({ file, match }) => {
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return {
        version: Number(match?.[1]),
        name: match?.[2] ?? '',
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    })
    .sort((a, b) => a.version - b.version);
  const twice = migrations.find((migration, index) => migrations[index + 1]?.version === migration.version);
  if (twice) throw new Error(`Two migrations have the version ${twice.version}`);
  return migrations;
}

/**
 * Runs all pending migrations in one transaction.
 *
 * @returns the versions that it ran
 * @throws Error when a migration that ran earlier has been edited since
 */
export function migrate(database: Database, folder: string): Promise<readonly number[]> {
  return database.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migration]);
    await tx.script(`CREATE TABLE IF NOT EXISTS schema_migration (
      version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, run_at timestamptz NOT NULL DEFAULT now())`);
    const done = await tx.query<{ version: number; checksum: string }>(
      'SELECT version, checksum FROM schema_migration',
    );
    const checksums = new Map(done.map((row) => [row.version, row.checksum]));
    const ran: number[] = [];
    for (const { version, name, sql, checksum } of readMigrations(folder)) {
      const known = checksums.get(version);
      if (known === checksum) continue;
      if (known !== undefined)
        throw new Error(`Migration ${version} (${name}) was edited after it had run; add a new one instead`);
      await tx.script(sql);
      await tx.query('INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)', [
        version,
        name,
        checksum,
      ]);
      ran.push(version);
    }
    return ran;
  });
}
