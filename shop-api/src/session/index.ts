export { registerSession } from './session-routes';
export { sessionUserReader } from './session-user';
export { tokenVerifier } from './token-verifier';
