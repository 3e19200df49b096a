export type { Database } from './database';
export { FolderLockedError } from './folder-lock';
export { migrate } from './migrate';
export { openDatabase } from './open-database';
export { createTurns } from './turns';
