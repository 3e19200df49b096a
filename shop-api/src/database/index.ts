export { ADVISORY_LOCKS } from './database';
export type { Database } from './database';
export { migrate, readMigrations } from './migrate';
export { makeSnapshot, openDatabase } from './open-database';
