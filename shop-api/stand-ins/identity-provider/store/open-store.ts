import type { IdentityConfig } from '../identity-config';
import { openDatabaseStore } from './database-store';
import { openFolderStore } from './folder-store';
import type { IdentityStore } from './identity-store';

/**
 * A PostgreSQL database where one is given, which several processes may share, else a folder of this process alone.
 *
 * @throws FolderLockedError, or the driver's error when the server cannot be reached
 */
export const openIdentityStore = async ({
  databaseUrl,
  databaseSchema,
  folder,
}: Pick<IdentityConfig, 'databaseUrl' | 'databaseSchema' | 'folder'>): Promise<IdentityStore> =>
  databaseUrl === undefined ? openFolderStore(folder) : openDatabaseStore(databaseUrl, databaseSchema);
