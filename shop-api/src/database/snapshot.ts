import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from '../server/paths';

type PGliteModule = typeof import('@electric-sql/pglite');

/** A snapshot fits the very version of PGlite that made it. */
function snapshotFile(): string {
  const manifest = join(dirname(require.resolve('@electric-sql/pglite')), '..', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return join(paths.cache(), `pglite-${version}.tar`);
}

/** An empty cluster that was made earlier on this machine; null where there is none. */
export function readSnapshot(): Blob | null {
  try {
    return new Blob([readFileSync(snapshotFile())]);
  } catch {
    return null;
  }
}

/** Making a new embedded cluster takes seconds, copying one a fraction of that: whoever comes first keeps a copy. */
export async function snapshotOfEmptyCluster(pglite: PGliteModule): Promise<Blob> {
  const known = readSnapshot();
  if (known) return known;
  const fresh = await pglite.PGlite.create();
  const dump = await fresh.dumpDataDir('none');
  await fresh.close();
  const file = snapshotFile();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return dump;
}
