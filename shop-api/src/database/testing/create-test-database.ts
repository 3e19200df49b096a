import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, Script } from 'node:vm';
import { paths } from '../../config/paths';
import type { Database } from '../database';
import { migrate, readMigrations } from '../migrate';
import { pgliteVersion } from '../open-database';
import { overPglite } from '../pglite-database';
import { openPostgres } from '../postgres-database';

/** A schema that is dropped on close. The server migrates one as fast as it copies a whole database from a template. */
async function createSchema(url: string): Promise<Database> {
  const schema = `test_${randomBytes(8).toString('hex')}`;
  const database = openPostgres(url, { schema, maxConnections: 4 });
  await database.script(`CREATE SCHEMA ${schema}`);
  return {
    ...database,
    close: async () => {
      await database.script(`DROP SCHEMA ${schema} CASCADE`);
      await database.close();
    },
  };
}

/** An empty database for one test file, without tables: in memory, or on the PostgreSQL server of TEST_DATABASE_URL. */
export const createEmptyTestDatabase = (): Promise<Database> => {
  const url = process.env.TEST_DATABASE_URL;
  return url ? createSchema(url) : copyOfCluster(EMPTY);
};

/** A database with all tables. Close it after the test. */
export async function createTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return copyOfCluster(migratedBy(paths.migrations()));
  const database = await createSchema(url);
  await migrate(database, paths.migrations());
  return database;
}

const PREFIX = 'pglite-';

function readKept(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

/** Files of this kind that another version or other migrations have made. */
function removeFormer(kind: string, kept: string): void {
  for (const name of readdirSync(paths.cache()))
    if (name.startsWith(`${PREFIX}${kind}-`) && name.endsWith('.tar') && name !== kept)
      rmSync(join(paths.cache(), name), { force: true });
}

/** An embedded database that is a copy of a prepared one. The first test prepares it and stores it for all later runs. */
export async function copyOfCluster({ kind, content, fill }: Preparation): Promise<Database> {
  const { PGlite } = await loadPgliteOutsideJest();
  const name = `${PREFIX}${kind}-${pgliteVersion()}-${content}.tar`;
  const file = join(paths.cache(), name);
  const kept = readKept(file);
  if (kept) return overPglite(await PGlite.create({ loadDataDir: kept }));

  const pglite = await PGlite.create();
  const database = overPglite(pglite);
  await fill(database);
  const dump = await pglite.dumpDataDir('none');
  mkdirSync(paths.cache(), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  removeFormer(kind, name);
  return database;
}

/** The first content of a test's database. It is made once, then copied. */
export interface Preparation {
  readonly kind: string;
  /** Hash of what `fill` depends on. */
  readonly content: string;
  readonly fill: (database: Database) => Promise<unknown>;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

export const EMPTY: Preparation = { kind: 'empty', content: '0', fill: () => Promise.resolve() };

/** All tables of a folder of migrations. */
export const migratedBy = (folder: string): Preparation => ({
  kind: 'shop',
  content: hashOf(
    readMigrations(folder)
      .map(({ checksum }) => checksum)
      .join(),
  ),
  fill: (database) => migrate(database, folder),
});

type PGliteModule = typeof import('@electric-sql/pglite');

/**
 * Jest runs tests in a context where `import()` does not work, and PGlite needs it. So tests load PGlite into
 * Node's main context, where it works without a flag.
 */
export function loadPgliteOutsideJest(): Promise<PGliteModule> {
  const load = new Script('(file) => import(file)', {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  return (load.runInThisContext() as (file: string) => Promise<PGliteModule>)(require.resolve('@electric-sql/pglite'));
}
