export * from './insurance-client';
export * from './insurance-wire';
