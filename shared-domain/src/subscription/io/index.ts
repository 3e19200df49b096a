export * from './account-wire';
export * from './bundle-wire';
export { fetchBundles, fetchOfferings } from './offering-client';
export * from './offering-wire';
