export { createKeyedQueue, type KeyedQueue } from './keyed-queue';
export { retryOnVersionConflict } from './retry-on-version-conflict';
