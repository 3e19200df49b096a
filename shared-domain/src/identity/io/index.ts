export { fetchAccounts, type AccountQuestion } from './account-client';
export { fetchIsAuthenticated } from './authentication-client';
export { fetchIsInternetCustomer, type InternetCustomerQuestion } from './internet-customer-client';
export { isAuthenticatedSchema, publicUserSchema, type PublicUser } from './session-wire';
