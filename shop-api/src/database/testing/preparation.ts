import { createHash } from 'node:crypto';
import { paths } from '../../config/paths';
import type { Database } from '../database';
import { migrate, readMigrations } from '../migrate';

/** What a test's database has in it at first. It is made once, then copied. */
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
  kind: folder === paths.migrations() ? 'shop' : 'identity',
  content: hashOf(
    readMigrations(folder)
      .map(({ checksum }) => checksum)
      .join(),
  ),
  fill: (database) => migrate(database, folder),
});
