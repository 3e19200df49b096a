export * from './account-wire';
export * from './bundle-wire';
export { fetchOfferings } from './offering-client';
export * from './offering-wire';
