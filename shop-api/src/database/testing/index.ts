export { createEmptyTestDatabase, createTestDatabase } from './create-test-database';
export { loadPgliteOutsideJest } from './load-pglite';
