export { type IdentityConfig, readIdentityConfig } from './identity-config';
export { createIdentityServer } from './identity-server';
export { loadProvider } from './load-provider';
export { claimsOf, findPerson, PEOPLE } from './people';
export { openIdentityStore } from './store/open-store';
