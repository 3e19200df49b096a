import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Database } from './database';
import { lockFolder } from './folder-lock';
import { toDriverParameters } from './parameters';
import { insideTransaction } from './savepoints';
import { readSnapshot } from './snapshot';
import { TYPE_PARSERS } from './type-parsers';

type PGliteModule = typeof import('@electric-sql/pglite');

const loadPglite = (): Promise<PGliteModule> => import('@electric-sql/pglite');

const runner = (target: PGlite | Transaction): Pick<Database, 'query' | 'script'> => ({
  query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
    (await target.query<Row>(sql, toDriverParameters(parameters), { parsers: TYPE_PARSERS })).rows,
  script: async (sql) => void (await target.exec(sql)),
});

/** PGlite as a `Database`. It has one connection: transactions queue one behind the other. */
export function overPglite(pglite: PGlite, onClosed: () => void = () => undefined): Database {
  return {
    ...runner(pglite),
    transaction: (work) => pglite.transaction((tx) => work(insideTransaction(runner(tx)))),
    close: async () => {
      await pglite.close();
      onClosed();
    },
  };
}

/**
 * Makes the embedded database's folder. Beside its place first: a start that is stopped half way leaves nothing that looks like
 * a database. From a snapshot of an empty one where there is one, which takes a fraction of the time.
 */
async function createFolder({ PGlite }: PGliteModule, folder: string, snapshot: Blob | null): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: unfinished, ...(snapshot ? { loadDataDir: snapshot } : {}) });
  await pglite.close();
  renameSync(unfinished, folder);
}

/**
 * Opens the embedded database in a folder of its own below the data folder, which this process then holds alone.
 *
 * @throws FolderLockedError when another living process holds it
 */
export async function openPglite(dataFolder: string, options: { name?: string; load?: () => Promise<PGliteModule> } = {}): Promise<Database> {
  const { name = 'shop', load = loadPglite } = options;
  const folder = join(dataFolder, name);
  mkdirSync(dataFolder, { recursive: true });
  const release = lockFolder(dataFolder, name);
  try {
    const pglite = await load();
    if (!existsSync(folder)) await createFolder(pglite, folder, readSnapshot());
    return overPglite(await pglite.PGlite.create({ dataDir: folder }), release);
  } catch (error) {
    release();
    throw error;
  }
}
