export type { SwitchAgreement } from '../customers';
export { registerAccounts, registerPublicUser } from './account-routes';
export { accountsOf, customerSystem, switchAgreementsOf } from './reference-accounts';
