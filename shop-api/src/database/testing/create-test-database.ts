import { paths } from '../../config/paths';
import type { Database } from '../database';
import { copyOfCluster } from './copy-of-cluster';
import { copyOfTemplate } from './copy-of-template';
import { EMPTY, migratedBy, type Preparation } from './preparation';

const create = (preparation: Preparation): Promise<Database> => {
  const url = process.env.TEST_DATABASE_URL;
  return url ? copyOfTemplate(url, preparation) : copyOfCluster(preparation);
};

/** An empty database for one test file, without tables: in memory, or on the PostgreSQL server of TEST_DATABASE_URL. */
export const createEmptyTestDatabase = (): Promise<Database> => create(EMPTY);

/** A database with all tables. Close it after the test. @param migrations a folder; default: the shop's */
export const createTestDatabase = (migrations = paths.migrations()): Promise<Database> =>
  create(migratedBy(migrations));
