export { createKeyedQueue } from './keyed-queue';
export { retryOnVersionConflict } from './retry-on-version-conflict';
