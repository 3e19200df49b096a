export { type AccountQuestion, fetchAccounts } from './account-client';
export { fetchIsAuthenticated } from './authentication-client';
export { fetchIsInternetCustomer, type InternetCustomerQuestion } from './internet-customer-client';
export { isAuthenticatedSchema, type PublicUser, publicUserSchema } from './session-wire';
