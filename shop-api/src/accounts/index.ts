export { registerAccounts } from './account-routes';
