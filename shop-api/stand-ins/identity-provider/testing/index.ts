export { TestBrowser } from './browser';
export { createIdentityDatabase } from './create-identity-database';
export { authorizationOf, logIn, redeem, renewSilently, returnUriOf, silentUriOf, type Tokens } from './log-in';
export { startTestIdentity, type TestIdentity } from './start-test-identity';
