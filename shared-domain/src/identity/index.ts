export * from './model';
export { canReuseAccounts, type StoredAccounts } from './rules/account-cache';
export { isSubscriptionOf } from './rules/account-match';
export {
  AUTH_LOCK,
  type AuthCheck,
  type AuthLock,
  authLockCookie,
  authLockSeconds,
  isAuthenticated,
  resolveAuthCheck,
} from './rules/auth-lock';
export { type CustomerFacts, existingCustomerCookie, isExistingCustomer } from './rules/existing-customer';
export { FORGET_INTERNET_CUSTOMER } from './rules/internet-customer';
export { isIgnoredLoginError } from './rules/login-error';
export { loginLabel } from './rules/login-label';
export { formatPhoneNumber, nationalNumber } from './rules/phone-number';
export { parseRetailerSession, retailerCookieName, type RetailerSession } from './rules/retailer-session';
export { resolveReturnPath } from './rules/return-path';
export { resolveRole } from './rules/role';
export { toSessionUser } from './rules/session-user';
export { identityText } from './texts/nb';
