/** The embedded database as a build prepared it: a first start copies it instead of making and filling one. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';
import { openPglite } from './pglite-database';
import { pgliteVersion } from './pglite-version';

const DATABASE = 'shop';
/** Beside the data folder: what it was made of. */
const LABEL = 'made-of.txt';

const labelOf = (folder: string): string | null =>
  existsSync(join(folder, LABEL)) ? readFileSync(join(folder, LABEL), 'utf8') : null;

/** The data folder in a snapshot that fits the PGlite that runs; null without one. */
export const findSnapshot = (folder: string): string | null =>
  labelOf(folder)?.startsWith(`${pgliteVersion()} `) ? join(folder, DATABASE) : null;

interface SnapshotOptions {
  readonly folder: string;
  /** What it is filled from, e.g. a hash: the same content is not prepared twice. */
  readonly content: string;
  readonly fill: (database: Database) => Promise<unknown>;
  readonly load?: NonNullable<Parameters<typeof openPglite>[1]>['load'];
}

/**
 * Makes a snapshot, beside its place first: a build that is stopped leaves the former one or none.
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
