export { json, type Database } from './database';
export { FolderLockedError } from './folder-lock';
export { migrate } from './migrate';
export { openDatabase, type DatabaseTarget } from './open-database';
