import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createKeyedQueue } from '../concurrency/keyed-queue';
import type { Database } from './database';
import { insideTransaction } from './driver-parts';
import { lockFolder, makePrivate } from './folder-lock';
import { createStatements } from './pglite-statements';

type PGliteModule = typeof import('@electric-sql/pglite');

const loadPglite = (): Promise<PGliteModule> => import('@electric-sql/pglite');

/** PGlite as a `Database`. It has one connection, so statements and transactions run one after the other. */
export function overPglite(pglite: PGlite, onClosed: () => void = () => undefined): Database {
  const queue = createKeyedQueue();
  const queued = <T>(work: () => Promise<T>): Promise<T> => queue.run('connection', work);
  const run = createStatements(pglite);
  const now: Pick<Database, 'query' | 'script'> = {
    query: (sql, parameters = []) => run(sql, parameters),
    script: async (sql) => void (await pglite.exec(sql)),
  };
  return {
    query: (sql, parameters) => queued(() => now.query(sql, parameters)),
    script: (sql) => queued(() => now.script(sql)),
    transaction: (work) =>
      queued(async () => {
        await now.script('BEGIN');
        try {
          const answer = await work(insideTransaction(now));
          await now.script('COMMIT');
          return answer;
        } catch (error) {
          await now.script('ROLLBACK');
          throw error;
        }
      }),
    close: async () => {
      await queued(() => pglite.close());
      onClosed();
    },
  };
}

/**
 * Creates the embedded database's folder: a copy of the snapshot, or a new empty cluster, which takes seconds.
 * It is created under another name and then renamed, so that an interrupted start leaves no half a database.
 */
async function createFolder({ PGlite }: PGliteModule, folder: string, snapshot: string | null): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (snapshot !== null) cpSync(snapshot, unfinished, { recursive: true });
  else await (await PGlite.create({ dataDir: unfinished })).close();
  renameSync(unfinished, folder);
}

interface PgliteOptions {
  readonly name?: string;
  /** A data folder to copy at the first start; null: start empty. */
  readonly snapshot?: string | null;
  readonly load?: () => Promise<PGliteModule>;
}

/**
 * Opens the embedded database in a folder below the data folder and locks it for this process.
 *
 * @throws FolderLockedError when another living process holds it
 */
export async function openPglite(
  dataFolder: string,
  { name = 'shop', snapshot = null, load = loadPglite }: PgliteOptions = {},
): Promise<Database> {
  const folder = join(dataFolder, name);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const release = lockFolder(dataFolder, name);
  try {
    const pglite = await load();
    if (!existsSync(folder)) await createFolder(pglite, folder, snapshot);
    makePrivate(folder);
    const database = await pglite.PGlite.create({ dataDir: folder });
    // The files that it has just made, too; later ones are out of reach inside the folder.
    makePrivate(folder);
    return overPglite(database, release);
  } catch (error) {
    release();
    throw error;
  }
}
