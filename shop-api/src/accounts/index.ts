export { registerAccounts, registerPublicUser } from './account-routes';
export { customerSystem } from './reference-accounts';
