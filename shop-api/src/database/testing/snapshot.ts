import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../server/paths';

type PGliteModule = typeof import('@electric-sql/pglite');

const version = (): string =>
  (JSON.parse(readFileSync(join(require.resolve('@electric-sql/pglite'), '..', '..', 'package.json'), 'utf8')) as { version: string }).version;

/** A new embedded cluster takes seconds to make and a tenth of that to copy: the first test run keeps one. */
export async function emptyClusterSnapshot(pglite: PGliteModule): Promise<Blob> {
  const file = join(paths.cache(), `pglite-${version()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const fresh = await pglite.PGlite.create();
    const dump = await fresh.dumpDataDir('none');
    await fresh.close();
    mkdirSync(paths.cache(), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
    return dump;
  }
}
