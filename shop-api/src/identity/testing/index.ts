export { TestBrowser } from './browser';
export { authorizationOf, logIn, redeem, returnUriOf, silentUriOf } from './log-in';
export { startTestIdentity, type TestIdentity } from './start-test-identity';
