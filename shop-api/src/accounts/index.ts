export type { SwitchAgreement } from '../customers';
export { registerAccounts, registerPublicUser } from './account-routes';
export { accountsOf, switchAgreementsOf } from './reference-accounts';
