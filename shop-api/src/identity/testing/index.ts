export { TestBrowser } from './browser';
export { authorizationOf, logIn, redeem, returnUriOf, silentUriOf } from './log-in';
export { startIdentifiedShop, type IdentifiedShop } from './start-identified-shop';
export { startTestIdentity, type TestIdentity } from './start-test-identity';
