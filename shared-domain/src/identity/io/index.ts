export {
  type AccountQuestion,
  fetchAccounts,
  fetchAuthentication,
  fetchIsInternetCustomer,
  fetchSessionToken,
  type InternetCustomerQuestion,
} from './identity-client';
export {
  isAuthenticatedSchema,
  type PublicUser,
  publicUserSchema,
  type SessionTokenAnswer,
  sessionTokenSchema,
} from './session-wire';
