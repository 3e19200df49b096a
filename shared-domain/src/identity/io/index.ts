export { type AccountQuestion, fetchAccounts } from './account-client';
export { fetchAuthentication, fetchSessionToken } from './authentication-client';
export { fetchIsInternetCustomer, type InternetCustomerQuestion } from './internet-customer-client';
export {
  isAuthenticatedSchema,
  type PublicUser,
  publicUserSchema,
  type SessionTokenAnswer,
  sessionTokenSchema,
} from './session-wire';
