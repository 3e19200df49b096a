export { readIdentityConfig } from './identity-config';
export { createIdentityServer } from './identity-server';
export { importProvider } from './import-provider';
export { claimsOf, findPerson, PEOPLE } from './people';
export { openIdentityStore } from './store/open-store';
