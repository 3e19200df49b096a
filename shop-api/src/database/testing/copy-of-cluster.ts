import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../config/paths';
import type { Database } from '../database';
import { overPglite } from '../pglite-database';
import { pgliteVersion } from '../snapshot';
import { loadPgliteOutsideJest } from './load-pglite';
import type { Preparation } from './preparation';

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
