export { ADVISORY_LOCKS } from './advisory-locks';
export type { Database } from './database';
export { FolderLockedError, lockFolder } from './folder-lock';
export { migrate, readMigrations } from './migrate';
export { openDatabase } from './open-database';
export { openSchema } from './open-schema';
export { makePrivate } from './private-folder';
export { makeSnapshot } from './snapshot';
