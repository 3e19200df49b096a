export * from './model';
export { canReuseAccounts, isSubscriptionOf, type StoredAccounts } from './rules/accounts';
export {
  AUTH_LOCK,
  type AuthCheck,
  type AuthLock,
  authLockCookie,
  authLockSeconds,
  isAuthenticated,
  resolveAuthCheck,
} from './rules/auth-lock';
export { existingCustomerCookie, FORGET_INTERNET_CUSTOMER, isExistingCustomer } from './rules/known-customer';
export { isIgnoredLoginError, loginLabel, resolveReturnPath } from './rules/login';
export { formatPhoneNumber, nationalNumber } from './rules/phone-number';
export { parseRetailerSession, retailerCookieName, type RetailerSession } from './rules/retailer-session';
export { resolveRole, toSessionUser } from './rules/session-user';
export { identityText } from './texts/nb';
