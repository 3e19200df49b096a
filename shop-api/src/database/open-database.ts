/**
 * Opens the database that an address names. The embedded one is prepared by the build: a first start copies it instead of creating and filling
 * one.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot, paths } from '../config/paths';
import type { Database } from './database';
import { openPglite } from './pglite-database';
import { openPostgres } from './postgres-database';

/** Version of PGlite: a data folder can be opened by the version that created it. */
export function pgliteVersion(): string {
  // Not plain `require`: webpack would replace it with a module id.
  const entry = createRequire(join(packageRoot(), 'package.json')).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

const DATABASE = 'shop';
/** File beside the data folder that records the PGlite version and the content of the snapshot. */
const LABEL = 'made-of.txt';

const labelOf = (folder: string): string | null =>
  existsSync(join(folder, LABEL)) ? readFileSync(join(folder, LABEL), 'utf8') : null;

/** The data folder of a snapshot made by this version of PGlite; null if there is none. */
export const findSnapshot = (folder: string): string | null =>
  labelOf(folder)?.startsWith(`${pgliteVersion()} `) ? join(folder, DATABASE) : null;

interface SnapshotOptions {
  readonly folder: string;
  /** Hash of the content: the same content is not prepared twice. */
  readonly content: string;
  readonly fill: (database: Database) => Promise<unknown>;
  readonly load?: NonNullable<Parameters<typeof openPglite>[1]>['load'];
}

/**
 * Creates a snapshot under another name and renames it, so that an interrupted build leaves the former one or none.
 *
 * @returns whether there was something to do
 */
export async function makeSnapshot({ folder, content, fill, load }: SnapshotOptions): Promise<boolean> {
  const label = `${pgliteVersion()} ${content}`;
  if (labelOf(folder) === label) return false;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await openPglite(unfinished, { name: DATABASE, ...(load && { load }) });
  try {
    await fill(database);
  } finally {
    await database.close();
  }
  writeFileSync(join(unfinished, LABEL), label);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return true;
}

export interface DatabaseTarget {
  /** postgres://… ; absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** @throws FolderLockedError, or the driver's error when the server cannot be reached */
export async function openDatabase(target: DatabaseTarget, onIdleError?: (error: Error) => void): Promise<Database> {
  if (!target.databaseUrl) return openPglite(target.dataDir, { snapshot: findSnapshot(paths.snapshot()) });
  const database = openPostgres(target.databaseUrl, onIdleError ? { onIdleError } : {});
  try {
    await database.query('SELECT 1');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
