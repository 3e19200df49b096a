import type { IdentityConfig } from '../identity-config';
import { openDatabaseStore } from './database-store';
import { openFolderStore } from './folder-store';
import type { IdentityStore } from './identity-store';

/**
 * Opens a PostgreSQL database, which several processes may share; without `databaseUrl` a folder, which one process locks.
 *
 * @throws FolderLockedError, or the driver's error when the server cannot be reached
 */
export const openIdentityStore = async ({
  databaseUrl,
  databaseSchema,
  folder,
}: Pick<IdentityConfig, 'databaseUrl' | 'databaseSchema' | 'folder'>): Promise<IdentityStore> =>
  databaseUrl === undefined ? openFolderStore(folder) : openDatabaseStore(databaseUrl, databaseSchema);
