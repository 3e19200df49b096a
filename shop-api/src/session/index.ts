export { registerSession } from './session-routes';
export { type ReadSessionUser, sessionUserReader } from './session-user';
export { type TokenOwner, tokenVerifier } from './token-verifier';
