import { paths } from '../../../src/config/paths';
import type { Database } from '../../../src/database';
import { createTestDatabase } from '../../../src/database/testing/create-test-database';

export {
  authorizationOf,
  logIn,
  redeem,
  renewSilently,
  returnUriOf,
  silentUriOf,
  TestBrowser,
  type Tokens,
} from './log-in';
export { startTestIdentity, type TestIdentity } from './start-test-identity';

/** An empty database with the provider's tables. Close it after the test. */
export const createIdentityDatabase = (): Promise<Database> => createTestDatabase(paths.identityMigrations());
