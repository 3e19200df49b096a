export { fetchOfferings } from './offering-client';
export * from './offering-wire';
