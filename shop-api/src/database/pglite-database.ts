import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Database } from './database';
import { lockFolder } from './folder-lock';
import { toDriverParameters } from './parameters';
import { insideTransaction } from './savepoints';
import { TYPE_PARSERS } from './type-parsers';

type PGliteModule = typeof import('@electric-sql/pglite');
export type PGliteOptions = NonNullable<Parameters<PGliteModule['PGlite']['create']>[0]>;

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
 * Opens the embedded database in a folder of its own below the data folder, which this process then holds alone.
 *
 * @throws FolderLockedError when another living process holds it
 */
export async function openPglite(dataFolder: string, options: { name?: string; load?: () => Promise<PGliteModule> } = {}): Promise<Database> {
  const { name = 'shop', load = loadPglite } = options;
  mkdirSync(dataFolder, { recursive: true });
  const release = lockFolder(dataFolder, name);
  try {
    const { PGlite } = await load();
    return overPglite(await PGlite.create({ dataDir: join(dataFolder, name) }), release);
  } catch (error) {
    release();
    throw error;
  }
}
