export * from './account-wire';
export { fetchBundles } from './bundle-client';
export * from './bundle-wire';
export { fetchOfferings } from './offering-client';
export * from './offering-wire';
