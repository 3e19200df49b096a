export { MAX_TOKEN_LENGTH } from './provider-connection';
export { registerSession } from './session-routes';
export { sessionUserReader, tokenOwnerReader } from './session-user';
