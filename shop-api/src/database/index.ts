export { ADVISORY_LOCKS } from './database';
export type { Database } from './database';
export { FolderLockedError, lockFolder, makePrivate } from './folder-lock';
export { migrate, readMigrations } from './migrate';
export { makeSnapshot, openDatabase, openSchema } from './open-database';
