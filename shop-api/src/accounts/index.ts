export type { SwitchAgreement } from '../customers';
export { registerAccounts } from './account-routes';
export { registerPublicUser } from './public-user-routes';
export { accountsOf, switchAgreementsOf } from './reference-accounts';
