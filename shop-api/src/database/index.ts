export { ADVISORY_LOCKS } from './database';
export type { Database } from './database';
export { FolderLockedError, lockFolder, makePrivate } from './folder-lock';
export { migrate, readMigrations } from './migrate';
export { openDatabase, openSchema } from './open-database';
export { makeSnapshot } from './snapshot';
