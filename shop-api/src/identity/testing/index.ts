export { TestBrowser } from './browser';
export { createIdentityDatabase } from './create-identity-database';
export { authorizationOf, logIn, redeem, renewSilently, returnUriOf, silentUriOf } from './log-in';
export { openSession } from './open-session';
export { sessionOf } from './session-of';
export { type IdentifiedShop, startIdentifiedShop } from './start-identified-shop';
export { startTestIdentity, type TestIdentity } from './start-test-identity';
