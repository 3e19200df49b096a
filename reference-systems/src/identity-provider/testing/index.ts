export {
  authorizationOf,
  logIn,
  redeem,
  renewSilently,
  returnUriOf,
  silentUriOf,
  TestBrowser,
  type Tokens,
} from './log-in';
export { startTestIdentity, type TestIdentity } from './start-test-identity';
