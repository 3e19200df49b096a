export { readIdentityConfig } from './identity-config';
export { createIdentityServer } from './identity-server';
/** @internal people of the tests */
export { claimsOf, findPerson, PEOPLE } from './people';
export { openIdentityStore } from './store/open-store';
