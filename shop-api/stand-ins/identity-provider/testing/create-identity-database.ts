import { paths } from '../../../src/config/paths';
import type { Database } from '../../../src/database';
import { createTestDatabase } from '../../../src/database/testing';

/** An empty database with the provider's tables. Close it after the test. */
export const createIdentityDatabase = (): Promise<Database> => createTestDatabase(paths.identityMigrations());
