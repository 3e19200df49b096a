import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from '../../config/paths';
import { pgliteVersion } from '../pglite-version';

type PGliteModule = typeof import('@electric-sql/pglite');

function readKept(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

/** Creating an embedded cluster takes seconds, copying one is much faster: the first test stores a copy for the others. */
export async function emptyCluster(pglite: PGliteModule): Promise<Blob> {
  const file = join(paths.cache(), `pglite-${pgliteVersion()}.tar`);
  const kept = readKept(file);
  if (kept) return kept;
  const fresh = await pglite.PGlite.create();
  const dump = await fresh.dumpDataDir('none');
  await fresh.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return dump;
}
