export type { Database } from './database';
export { FolderLockedError } from './folder-lock';
export { migrate, readMigrations } from './migrate';
export { openDatabase } from './open-database';
export { openSchema } from './open-schema';
export { LOCKS } from './turn-locks';
export { createTurns } from './turns';
